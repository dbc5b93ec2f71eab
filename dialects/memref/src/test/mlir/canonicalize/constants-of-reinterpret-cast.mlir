// RUN: --canonicalize
// Constant offsets, sizes and strides become static; the memref that metadata were extracted from is the source.

func.func @e(%k: memref<4x8xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> (memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<4x8xf32, strided<[?, 1], offset: 7>>) {
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %k : memref<4x8xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %1 = memref.reinterpret_cast %base_buffer to offset: [%i], sizes: [4, 8], strides: [%j, %strides#1] : memref<f32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
  %2 = memref.reinterpret_cast %base_buffer to offset: [7], sizes: [4, 8], strides: [%j, 1] : memref<f32> to memref<4x8xf32, strided<[?, 1], offset: 7>>
  return %1, %2 : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<4x8xf32, strided<[?, 1], offset: 7>>
}
func.func @f(%m: memref<*xf32>, %n: memref<?xf32>, %i: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %cm = arith.constant -2 : index
  %c1 = arith.constant 1 : index
  %1 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%c0] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.reinterpret_cast %n to offset: [0], sizes: [%i], strides: [%c1] : memref<?xf32> to memref<?xf32, strided<[?]>>
  %3 = memref.reinterpret_cast %m to offset: [%c1], sizes: [%i], strides: [1] : memref<*xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %1, %2, %3: memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>
}
func.func @scalar(%m: memref<*xf32>, %n: memref<f32>, %i: index) -> (memref<f32, strided<[], offset: ?>>, memref<f32>) {
  %c0 = arith.constant 0 : index
  %1 = memref.reinterpret_cast %m to offset: [%c0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: ?>>
  %2 = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  return %1, %2 : memref<f32, strided<[], offset: ?>>, memref<f32>
}
