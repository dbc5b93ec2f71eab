// RUN: --canonicalize --allow-unregistered-dialect
// Only the last of several casts counts.
func.func @rc(%x: memref<?xf32>, %i: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %x to offset: [%c4], sizes: [%i], strides: [%c4] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %0 to offset: [%c4], sizes: [%i], strides: [%i] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %c = memref.cast %x : memref<?xf32> to memref<*xf32>
  %2 = memref.reinterpret_cast %c to offset: [%i], sizes: [%i], strides: [%i] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %z, %t = memref.extract_strided_metadata %x : memref<?xf32> -> memref<f32>, index, index, index
  %3 = memref.reinterpret_cast %b to offset: [%o], sizes: [%z], strides: [%t] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.cast %3 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  return %0, %1, %2, %4 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>
}
