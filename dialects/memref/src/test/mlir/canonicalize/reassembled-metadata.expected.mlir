module {
  func.func @own_metadata(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    return %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @swapped_sizes(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#0, %strides#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @other_stride(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#0] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @other_offset(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%sizes#0], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @one_dimension_fewer(%arg0: memref<4xf32>) -> memref<f32> {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    return %base_buffer : memref<f32>
  }
}

