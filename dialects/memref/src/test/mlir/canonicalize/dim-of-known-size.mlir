// RUN: --canonicalize
// REFERENCE: crashes on a size that the cast knows and its type does not.
func.func @f(%x: memref<?xi16>, %m: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.reinterpret_cast %x to offset: [0], sizes: [%m, 7], strides: [7, 1]
      : memref<?xi16> to memref<?x?xi16, strided<[7, 1]>>
  %1 = memref.dim %0, %c1 : memref<?x?xi16, strided<[7, 1]>>
  return %1 : index
}
