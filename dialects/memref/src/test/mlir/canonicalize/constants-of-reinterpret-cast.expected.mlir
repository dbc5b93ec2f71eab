module {
  func.func @e(%arg0: memref<4x8xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> (memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<4x8xf32, strided<[?, 1], offset: 7>>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [4, 8], strides: [%arg2, %strides#1] : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [7], sizes: [4, 8], strides: [%arg2, 1] : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[?, 1], offset: 7>>
    return %reinterpret_cast, %reinterpret_cast_0 : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<4x8xf32, strided<[?, 1], offset: 7>>
  }
  func.func @f(%arg0: memref<*xf32>, %arg1: memref<?xf32>, %arg2: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [%arg2], strides: [0] : memref<*xf32> to memref<?xf32, strided<[0], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[0], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %cast_1 = memref.cast %reinterpret_cast_0 : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[?]>>
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [1], sizes: [%arg2], strides: [1] : memref<*xf32> to memref<?xf32, strided<[1], offset: 1>>
    %cast_3 = memref.cast %reinterpret_cast_2 : memref<?xf32, strided<[1], offset: 1>> to memref<?xf32, strided<[1], offset: ?>>
    return %cast, %cast_1, %cast_3 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @scalar(%arg0: memref<*xf32>, %arg1: memref<f32>, %arg2: index) -> (memref<f32, strided<[], offset: ?>>, memref<f32>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %cast = memref.cast %reinterpret_cast : memref<f32, strided<[]>> to memref<f32, strided<[], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
    return %cast, %reinterpret_cast_0 : memref<f32, strided<[], offset: ?>>, memref<f32>
  }
}

