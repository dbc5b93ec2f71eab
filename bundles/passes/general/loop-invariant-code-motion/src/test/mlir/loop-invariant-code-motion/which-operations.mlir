// RUN: --loop-invariant-code-motion
// What uses only values from outside leaves the loop, if it touches no memory and is defined for all operands.
func.func @a(%n: index, %c: i1, %m: memref<4xi32>, %md: memref<?x?xi32>, %z: i32, %mu : memref<*xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1  {
    scf.if %c { %k = arith.addi %z, %z : i32   scf.yield }
    %w = scf.if %c -> i32 {  scf.yield %z : i32 } else { scf.yield %z: i32 }
    scf.execute_region { %k = arith.addi %z, %z : i32   scf.yield }
    scf.index_switch %n default { %k = arith.addi %z, %z : i32   scf.yield }
    memref.alloca_scope { %k = arith.addi %z, %z : i32   memref.alloca_scope.return }
    %d = memref.dim %m, %c0 : memref<4xi32>
    %d1 = memref.dim %md, %c1 : memref<?x?xi32>
    %d2 = memref.dim %md, %c2 : memref<?x?xi32>
    %d3 = memref.dim %md, %n : memref<?x?xi32>
    %d4 = memref.dim %mu, %c0 : memref<*xi32>
    %d5 = memref.rank %mu : memref<*xi32>
    %s = memref.subview %m[1][2][1]: memref<4xi32> to memref<2xi32, strided<[1], offset:1>>
    %s2 = memref.subview %m[%n][2][1]: memref<4xi32> to memref<2xi32, strided<[1], offset:?>>
    %s3 = memref.cast %m: memref<4xi32> to memref<?xi32>
    %s4 = arith.divsi %n, %c2 : index
    %s5 = arith.divui %n, %c2 : index
    %s6 = arith.remui %n, %c2 : index
    %s8 = arith.ceildivsi %n, %c2 : index
    %s9 = arith.ceildivui %n, %c2 : index
    %s10 = arith.floordivsi %n, %c2 : index
    %b, %off, %size, %stride = memref.extract_strided_metadata %m : memref<4xi32> -> memref<i32>, index, index, index
    %ptr = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
    %rc = memref.reinterpret_cast %m to offset:[0], sizes:[2], strides:[1] : memref<4xi32> to memref<2xi32, strided<[1]>>
    %cs = memref.expand_shape %m [[0,1]] output_shape [2,2] : memref<4xi32> into memref<2x2xi32>
    %css = memref.collapse_shape %cs [[0,1]] : memref<2x2xi32> into memref<4xi32>
    %tr = memref.transpose %cs (i,j) -> (j,i) : memref<2x2xi32> to memref<2x2xi32, strided<[1,2]>>
    %ms = memref.memory_space_cast %m : memref<4xi32> to memref<4xi32, 1>
    %f = func.constant @a : (index, i1, memref<4xi32>, memref<?x?xi32>, i32, memref<*xi32>) -> ()
    scf.for %j = %c0 to %n step %c1 { %k = arith.addi %z, %z : i32 }
    scf.for %j = %c0 to %n step %c2 { %k = arith.addi %z, %z : i32 }
    scf.parallel (%j) = (%c0) to (%n) step (%c1) { %k = arith.addi %z, %z : i32 }
    scf.forall (%j) in (%n) { %k = arith.addi %z, %z : i32 }
    %q:2 = scf.while (%x = %z) : (i32) -> (i32,i32) { scf.condition(%c) %x, %x : i32, i32} do {^bb0(%t: i32, %u: i32): scf.yield %t : i32 }
    %sel = arith.select %c, %m, %m : memref<4xi32>
    %tt = bufferization.to_tensor %m : memref<4xi32> to tensor<4xi32>
    %tb = bufferization.to_buffer %tt : tensor<4xi32> to memref<4xi32>
    %tb2 = bufferization.clone %m : memref<4xi32> to memref<4xi32>
    cf.assert %c, "a"
    %gg = memref.get_global @g : memref<4xi32>
    %ld = memref.load %gg[%c0] : memref<4xi32>
  }
  return
}
memref.global "private" constant @g : memref<4xi32> = dense<1>
