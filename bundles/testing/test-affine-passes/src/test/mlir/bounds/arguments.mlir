// RUN: --mlir-version=19.1 --test-affine-reify-value-bounds=reify-to-func-args --allow-unregistered-dialect --split-input-file
// Bounds by the arguments of the function; constant bounds follow the whole slice.
func.func @slices(%t: tensor<?x?xf32>, %a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %d = tensor.dim %t, %c0 : tensor<?x?xf32>
  scf.for %i = %c0 to %d step %c8 {
    %sz = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i)[%d]
    %r0 = "test.reify_bound"(%sz) {type = "UB", constant} : (index) -> index
    %r1 = "test.reify_bound"(%sz) {type = "UB"} : (index) -> index
    %s = tensor.extract_slice %t[%i, 0] [%sz, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %r2 = "test.reify_bound"(%s) {type = "UB", dim = 0, constant} : (tensor<?x?xf32>) -> index
    %rr = arith.addi %sz, %sz : index
    %r3 = "test.reify_bound"(%rr) {type = "UB", constant} : (index) -> index
    %e = arith.muli %sz, %c8 : index
    %r4 = "test.reify_bound"(%e) {type = "UB", constant} : (index) -> index
    "use"(%r0, %r1, %r2, %r3, %r4) : (index, index, index, index, index) -> ()
  }
  return
}
// -----
func.func @deep(%a: index, %b: index) {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = affine.min affine_map<(d0) -> (d0, 100)>(%a)
  %1 = affine.max affine_map<(d0) -> (d0, 3)>(%0)
  %2 = arith.muli %1, %c2 : index
  %3 = affine.apply affine_map<(d0) -> (d0 floordiv 3 + 1)>(%2)
  %r0 = "test.reify_bound"(%3) {type = "LB", constant} : (index) -> index
  %r1 = "test.reify_bound"(%2) {type = "LB", constant} : (index) -> index
  %4 = affine.apply affine_map<(d0) -> (d0 mod 16)>(%1)
  %r2 = "test.reify_bound"(%4) {type = "UB", constant} : (index) -> index
  %r3 = "test.reify_bound"(%4) {type = "LB", constant} : (index) -> index
  "use"(%r0, %r1, %r2, %r3) : (index, index, index, index) -> ()
  return
}
// -----
func.func @nest(%a: index, %b: index, %t: tensor<?xf32>, %x: tensor<?xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = scf.for %i = %a to %b step %c1 iter_args(%o = %t) -> tensor<?xf32> {
    %1 = scf.for %j = %i to %b step %c1 iter_args(%p = %o) -> tensor<?xf32> {
      %2 = tensor.insert %f into %p[%j] : tensor<?xf32>
      scf.yield %2 : tensor<?xf32>
    }
    scf.yield %1 : tensor<?xf32>
  }
  %r = "test.reify_bound"(%0) {dim = 0} : (tensor<?xf32>) -> index
  "use"(%r) : (index) -> ()
  return
}
// -----
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
// -----
func.func @mem(%a: index, %b: index, %m: memref<?x?xf32>, %u: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%a) : memref<?x5xf32>
  %r0 = "test.reify_bound"(%0) {dim = 0} : (memref<?x5xf32>) -> index
  %1 = memref.alloca(%a, %b) : memref<?x?xf32>
  %r1 = "test.reify_bound"(%1) {dim = 1} : (memref<?x?xf32>) -> index
  %2 = memref.dim %m, %c0 : memref<?x?xf32>
  %r2 = "test.reify_bound"(%2) : (index) -> index
  %3 = memref.cast %m : memref<?x?xf32> to memref<3x?xf32>
  %r3 = "test.reify_bound"(%3) {dim = 1} : (memref<3x?xf32>) -> index
  %4 = memref.subview %m[0, 0] [%a, 5] [1, 1] : memref<?x?xf32> to memref<?x5xf32, strided<[?, 1]>>
  %r4 = "test.reify_bound"(%4) {dim = 0} : (memref<?x5xf32, strided<[?, 1]>>) -> index
  %5 = memref.rank %m : memref<?x?xf32>
  %r5 = "test.reify_bound"(%5) : (index) -> index
  "use"(%r0, %r1, %r2, %r3, %r4, %r5) : (index, index, index, index, index, index) -> ()
  return
}
