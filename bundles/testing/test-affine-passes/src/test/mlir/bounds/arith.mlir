// RUN: --mlir-version=19.1 --test-affine-reify-value-bounds=use-arith-ops --allow-unregistered-dialect --split-input-file
// Bounds computed by operations of arith.
func.func @arith(%a: index, %b: index) {
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %0 = arith.muli %c5, %a : index
  %1 = arith.subi %0, %b : index
  %2 = arith.addi %1, %c3 : index
  %r0 = "test.reify_bound"(%2) {type = "EQ"} : (index) -> index
  %r1 = "test.reify_bound"(%2) {type = "UB"} : (index) -> index
  %r2 = "test.reify_bound"(%2) {type = "LB"} : (index) -> index
  "use"(%r0, %r1, %r2) : (index, index, index) -> ()
  %3 = arith.addi %0, %0 : index
  %r3 = "test.reify_bound"(%3) : (index) -> index
  "use"(%r3) : (index) -> ()
  return
}
// -----
func.func @affine(%a: index, %b: index) {
  %0 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 3) floordiv 4 + d0 mod 5)>(%a, %b)
  %r0 = "test.reify_bound"(%0) : (index) -> index
  %r1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> index
  %1 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 4)>(%a, %b)
  %r2 = "test.reify_bound"(%1) {type = "UB"} : (index) -> index
  %2 = affine.apply affine_map<(d0, d1) -> (d0 mod 4)>(%a, %b)
  %r3 = "test.reify_bound"(%2) {type = "UB"} : (index) -> index
  %r4 = "test.reify_bound"(%2) {type = "UB", constant} : (index) -> index
  %3 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 + 8)>(%0, %1)
  %r5 = "test.reify_bound"(%3) {type = "LB"} : (index) -> index
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @empty(%a: index, %b: index, %t: tensor<?x?x5xf32>, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.empty(%a) : tensor<?x5xf32>
  %r0 = "test.reify_bound"(%0) {dim = 0} : (tensor<?x5xf32>) -> index
  %r1 = "test.reify_bound"(%0) {dim = 1} : (tensor<?x5xf32>) -> index
  %1 = tensor.dim %t, %c0 : tensor<?x?x5xf32>
  %r2 = "test.reify_bound"(%1) : (index) -> index
  %r3 = "test.reify_bound"(%1) {type = "LB"} : (index) -> index
  %2 = tensor.cast %t : tensor<?x?x5xf32> to tensor<?x4x?xf32>
  %r4 = "test.reify_bound"(%2) {dim = 0} : (tensor<?x4x?xf32>) -> index
  %r5 = "test.reify_bound"(%2) {dim = 2} : (tensor<?x4x?xf32>) -> index
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  %3 = tensor.extract_slice %t[0, 0, 0] [1, %a, %b] [1, 1, 2] : tensor<?x?x5xf32> to tensor<?x?xf32>
  %r6 = "test.reify_bound"(%3) {dim = 0} : (tensor<?x?xf32>) -> index
  %r7 = "test.reify_bound"(%3) {dim = 1} : (tensor<?x?xf32>) -> index
  %f = arith.constant 0.0 : f32
  %4 = tensor.pad %3 low[%a, 3] high[%b, %a] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %r8 = "test.reify_bound"(%4) {dim = 0} : (tensor<?x?xf32>) -> index
  %r9 = "test.reify_bound"(%4) {dim = 1} : (tensor<?x?xf32>) -> index
  %5 = tensor.rank %t : tensor<?x?x5xf32>
  %r10 = "test.reify_bound"(%5) : (index) -> index
  "use"(%r6, %r7, %r8, %r9, %r10) : (index, index, index, index, index) -> ()
  return
}
