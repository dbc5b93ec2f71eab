// RUN: --mlir-version=19.1
// A type may say what the operation does not.
func.func @f(%a: memref<4xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [%i, 1], strides: [2, 1] : memref<4xf32> to memref<2x?xf32, strided<[2, 1], offset: ?>>
  %1 = memref.reinterpret_cast %a to offset: [%i], sizes: [2, %i], strides: [%i, 1] : memref<4xf32> to memref<2x7xf32, strided<[2, 1], offset: 3>>
  return
}
