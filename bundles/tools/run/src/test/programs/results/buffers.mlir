// Views, copies and global buffers: the elements that are read through them.
memref.global "private" constant @numbers : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" @state : memref<i64> = dense<7>
func.func private @fill(%m: memref<4x6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c6 step %c1 {
      %0 = arith.muli %i, %c6 : index
      %1 = arith.addi %0, %j : index
      %2 = arith.index_cast %1 : index to i32
      memref.store %2, %m[%i, %j] : memref<4x6xi32>
    }
  }
  return
}
func.func @globals() -> (i32, i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.get_global @numbers : memref<2x3xi32>
  %1 = memref.load %0[%c1, %c0] : memref<2x3xi32>
  %2 = memref.load %0[%c0, %c2] : memref<2x3xi32>
  %3 = memref.get_global @state : memref<i64>
  %4 = memref.load %3[] : memref<i64>
  return %1, %2, %4 : i32, i32, i64
}
func.func @subviews() -> (i32, i32, i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4x6xi32>
  call @fill(%m) : (memref<4x6xi32>) -> ()
  %0 = memref.subview %m[1, %c1] [%c2, 2] [%c2, 3] : memref<4x6xi32> to memref<?x2xi32, strided<[?, 3], offset: ?>>
  %1 = memref.load %0[%c1, %c1] : memref<?x2xi32, strided<[?, 3], offset: ?>>
  %2 = memref.subview %0[%c1, 0] [1, 2] [1, 1] : memref<?x2xi32, strided<[?, 3], offset: ?>> to memref<2xi32, strided<[3], offset: ?>>
  %3 = memref.load %2[%c0] : memref<2xi32, strided<[3], offset: ?>>
  %4 = memref.load %2[%c1] : memref<2xi32, strided<[3], offset: ?>>
  %5 = memref.dim %0, %c0 : memref<?x2xi32, strided<[?, 3], offset: ?>>
  memref.dealloc %m : memref<4x6xi32>
  return %1, %3, %4, %5 : i32, i32, i32, index
}
func.func @transposes_and_reshapes() -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc() : memref<4x6xi32>
  call @fill(%m) : (memref<4x6xi32>) -> ()
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x6xi32> to memref<6x4xi32, strided<[1, 6]>>
  %1 = memref.load %0[%c2, %c3] : memref<6x4xi32, strided<[1, 6]>>
  %2 = memref.collapse_shape %m [[0, 1]] : memref<4x6xi32> into memref<24xi32>
  %3 = memref.load %2[%c10] : memref<24xi32>
  %4 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 3, 2] : memref<4x6xi32> into memref<4x3x2xi32>
  %5 = memref.load %4[%c1, %c2, %c1] : memref<4x3x2xi32>
  %6 = memref.reinterpret_cast %m to offset: [2], sizes: [3, 2], strides: [4, 1] : memref<4x6xi32> to memref<3x2xi32, strided<[4, 1], offset: 2>>
  %7 = memref.load %6[%c2, %c1] : memref<3x2xi32, strided<[4, 1], offset: 2>>
  memref.dealloc %m : memref<4x6xi32>
  return %1, %3, %5, %7 : i32, i32, i32, i32
}
func.func @copies() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4x6xi32>
  call @fill(%m) : (memref<4x6xi32>) -> ()
  %0 = memref.subview %m[2, 0] [2, 2] [1, 2] : memref<4x6xi32> to memref<2x2xi32, strided<[6, 2], offset: 12>>
  %1 = memref.alloca() : memref<2x2xi32>
  memref.copy %0, %1 : memref<2x2xi32, strided<[6, 2], offset: 12>> to memref<2x2xi32>
  %2 = memref.load %1[%c1, %c1] : memref<2x2xi32>
  %3 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x6xi32> to memref<2x2xi32, strided<[6, 1]>>
  memref.copy %1, %3 : memref<2x2xi32> to memref<2x2xi32, strided<[6, 1]>>
  %4 = memref.load %m[%c1, %c0] : memref<4x6xi32>
  memref.dealloc %m : memref<4x6xi32>
  return %2, %4 : i32, i32
}
func.func private @sizes(%n: index, %m: memref<?x?xi32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<?x?xi32>
  %1 = memref.dim %m, %c1 : memref<?x?xi32>
  return %0, %1 : index, index
}
func.func @dynamic_sizes() -> (index, index, i32) {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 42 : i32
  %0 = memref.alloc(%c2, %c5) : memref<?x?xi32>
  memref.store %x, %0[%c1, %c4] : memref<?x?xi32>
  %1:2 = call @sizes(%c2, %0) : (index, memref<?x?xi32>) -> (index, index)
  %2 = memref.cast %0 : memref<?x?xi32> to memref<2x?xi32>
  %3 = memref.load %2[%c1, %c4] : memref<2x?xi32>
  memref.dealloc %0 : memref<?x?xi32>
  return %1#0, %1#1, %3 : index, index, i32
}
func.func @atomic_updates() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 5 : i32
  %y = arith.constant 3 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  %0 = memref.atomic_rmw addi %y, %m[%c0] : (i32, memref<1xi32>) -> i32
  %1 = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
  ^bb0(%old: i32):
    %2 = arith.muli %old, %y : i32
    memref.atomic_yield %2 : i32
  }
  %3 = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %0, %1, %3 : i32, i32, i32
}
