// RUN: --mlir-version=19.1 --canonicalize
// The size that a cast gives is the size.
func.func @f(%x: memref<*xi16>, %m: index, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reinterpret_cast %x to offset: [4], sizes: [%m, %n], strides: [%n, 1]
      : memref<*xi16> to memref<?x?xi16, strided<[?, 1], offset: 4>>
  %1 = memref.dim %0, %c0 : memref<?x?xi16, strided<[?, 1], offset: 4>>
  %2 = memref.dim %0, %c1 : memref<?x?xi16, strided<[?, 1], offset: 4>>
  return %1, %2 : index, index
}
