// RUN: --canonicalize
// REFERENCE: folds the cast although the offset of the source may not be 0
// A cast to the same type is folded only if its offset is known to be that of the source.

func.func @unknown_offset_of_source(%m: memref<4xi32, strided<[1], offset: ?>>) -> memref<4xi32, strided<[1], offset: ?>> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1]
      : memref<4xi32, strided<[1], offset: ?>> to memref<4xi32, strided<[1], offset: ?>>
  return %0 : memref<4xi32, strided<[1], offset: ?>>
}
