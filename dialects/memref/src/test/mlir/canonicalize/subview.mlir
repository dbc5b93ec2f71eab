// RUN: --canonicalize --allow-unregistered-dialect
// Constants move into the lists; casts move behind; a part that is everything is a cast.
func.func @s(%x: memref<8x?xf32>, %i: index, %j : index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, memref<8x8xf32, strided<[8,1], offset: 0>>, index, memref<?xf32, strided<[?], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = memref.subview %x[%c0, %i] [%c4, %i] [%c1, %c1] : memref<8x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d1 = memref.dim %s, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %a = memref.alloc() : memref<8x8xf32>
  %t = memref.subview %a[0, 0][8, 8][1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8,1], offset: 0>>
  %r = memref.subview %x[%c0, %i] [1, %j] [1, 1] : memref<8x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %d2 = memref.dim %r, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %ca = memref.cast %r : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %r2 = memref.subview %ca[%i] [%j] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %s, %d, %d1, %t, %d2, %r2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index, memref<8x8xf32, strided<[8,1], offset: 0>>, index, memref<?xf32, strided<[?], offset: ?>>
}
