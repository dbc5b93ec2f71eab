// RUN: --generate-runtime-verification
// REFERENCE: takes offset + size * stride for the end, which is beyond a source that ends with the last element.
// VALIDATION: a view that leaves its source stops the program, also if its elements are not accessed
// The last element of a view is at offset + (size - 1) * stride; views without elements are in bounds.
func.func @lastElement(%m: memref<6xf32>) {
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[%c3] [2] [2] : memref<6xf32> to memref<2xf32, strided<[2], offset: ?>> loc("checks":2:1)
  return
}

func.func @dynamic(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %i: index) {
  %0 = memref.subview %m[%i, 0] [2, 2] [%i, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>> loc("checks":3:1)
  %1 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>> loc("checks":4:1)
  return
}

func.func @backwards(%m: memref<6xf32>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [5], sizes: [%n], strides: [-1] : memref<6xf32> to memref<?xf32, strided<[-1], offset: 5>> loc("checks":5:1)
  return
}

func.func @empty(%m: memref<6xf32>, %e: memref<0xf32>, %i: index) {
  %0 = memref.subview %m[%i] [0] [1] : memref<6xf32> to memref<0xf32, strided<[1], offset: ?>> loc("checks":6:1)
  %1 = memref.reinterpret_cast %e to offset: [0], sizes: [%i], strides: [1] : memref<0xf32> to memref<?xf32> loc("checks":7:1)
  return
}

func.func @expandToNothing(%m: memref<?xf32>, %j: index) -> memref<0x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [0, %j] : memref<?xf32> into memref<0x?xf32> loc("checks":8:1)
  return %0 : memref<0x?xf32>
}
