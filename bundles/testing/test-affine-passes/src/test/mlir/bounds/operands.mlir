// RUN: --mlir-version=19.1 --test-affine-reify-value-bounds --allow-unregistered-dialect --split-input-file
// Bounds by the operands of the operation.
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
func.func @sel(%a: index, %b: index, %c: i1) {
  %c3 = arith.constant 3 : index
  %0 = arith.addi %a, %c3 : index
  %1 = arith.select %c, %0, %a : index
  %r1 = "test.reify_bound"(%1) {type = "UB"} : (index) -> index
  %r2 = "test.reify_bound"(%1) {type = "LB"} : (index) -> index
  "use"(%r1, %r2) : (index, index) -> ()
  return
}
// -----
func.func @sel3(%t1: tensor<?xf32>, %t2: tensor<?xf32>, %c: i1, %n: index, %k: index) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.empty(%n) : tensor<?xf32>
  %2 = arith.select %c, %0, %1 : tensor<?xf32>
  %r1 = "test.reify_bound"(%2) {dim = 0} : (tensor<?xf32>) -> index
  "use"(%r1) : (index) -> ()
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
func.func @amin(%a: index, %b: index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0 + 5, d1)>(%a, %b)
  %r0 = "test.reify_bound"(%0) {type = "UB"} : (index) -> index
  "use"(%r0) : (index) -> ()
  return
}
// -----
func.func @amin(%a: index, %b: index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0 + 5, d0 + 7, 100, 90)>(%a, %b)
  %r0 = "test.reify_bound"(%0) {type = "UB"} : (index) -> index
  "use"(%r0) : (index) -> ()
  return
}
// -----
func.func @amin(%a: index, %b: index) {
  %0 = affine.max affine_map<(d0, d1) -> (d0 + 5, d0 + 7)>(%a, %b)
  %r0 = "test.reify_bound"(%0) {type = "LB"} : (index) -> index
  "use"(%r0) : (index) -> ()
  return
}
// -----
func.func @sfor(%a: index, %b: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %a to %b step %c1 {
  %r0 = "test.reify_bound"(%i) {type = "UB"} : (index) -> index
  %r1 = "test.reify_bound"(%i) {type = "LB"} : (index) -> index
  "use"(%r0, %r1) : (index, index) -> ()
  }
  return
}
// -----
func.func @sel(%a: index, %b: index, %c: i1) {
  %c3 = arith.constant 3 : index
  %0 = arith.addi %a, %c3 : index
  %2 = arith.addi %0, %c3 : index
  %1 = arith.select %c, %2, %a : index
  %r1 = "test.reify_bound"(%1) {type = "UB"} : (index) -> index
  %r2 = "test.reify_bound"(%1) {type = "LB"} : (index) -> index
  "use"(%r1, %r2) : (index, index) -> ()
  return
}
// -----
func.func @sel(%a: index, %b: index, %c: i1) {
  %c3 = arith.constant 3 : index
  %0 = arith.addi %a, %c3 : index
  %2 = arith.subi %a, %c3 : index
  %1 = arith.select %c, %2, %0 : index
  %r1 = "test.reify_bound"(%1) {type = "UB"} : (index) -> index
  %r2 = "test.reify_bound"(%1) {type = "LB"} : (index) -> index
  "use"(%r1, %r2) : (index, index) -> ()
  return
}
// -----
func.func @iter(%a: index, %b: index, %t: tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %a to %b step %c1 iter_args(%o = %t, %p = %a) -> (tensor<?x?xf32>, index) {
    %r2 = "test.reify_bound"(%o) {dim = 1} : (tensor<?x?xf32>) -> index
    "use"(%r2) : (index) -> ()
    scf.yield %o, %p : tensor<?x?xf32>, index
  }
  %r2 = "test.reify_bound"(%0#0) {dim = 1} : (tensor<?x?xf32>) -> index
  %r3 = "test.reify_bound"(%0#1) : (index) -> index
  "use"(%r2, %r3) : (index, index) -> ()
  return
}
// -----
func.func @sif(%c: i1) {
  %c7 = arith.constant 7 : index
  %c9 = arith.constant 9 : index
  %0 = scf.if %c -> index { scf.yield %c7 : index } else { scf.yield %c9 : index }
  %r3 = "test.reify_bound"(%0) {type = "LB"} : (index) -> index
  %r4 = "test.reify_bound"(%0) {type = "UB"} : (index) -> index
  "use"(%r3, %r4) : (index, index) -> ()
  return
}
// -----
func.func @sif(%a: index, %c: i1) {
  %0 = scf.if %c -> index { scf.yield %a : index } else { 
   scf.yield %a : index }
  %r3 = "test.reify_bound"(%0) : (index) -> index
  "use"(%r3) : (index) -> ()
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
// -----
func.func @pack(%t: tensor<?xf32>, %d: tensor<?x4xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = tensor.pack %t padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?xf32> -> tensor<?x4xf32>
  %r5 = "test.reify_bound"(%0) {dim = 0} : (tensor<?x4xf32>) -> index
  %1 = tensor.generate %r5 { ^bb0(%i: index): tensor.yield %f : f32 } : tensor<?xf32>
  "use"(%r5) : (index) -> ()
  return
}

// In MLIR 22: linalg.pack and linalg.unpack.
