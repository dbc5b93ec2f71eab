#map = affine_map<()[s0, s1] -> ((s0 * s1) * 3)>
#map1 = affine_map<()[s0, s1] -> (s0 * s1)>
module {
  func.func @two(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?x?xf32> {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%arg1, %arg2], strides: [%arg2, 1] : memref<f32> to memref<?x?xf32>
    return %reinterpret_cast : memref<?x?xf32>
  }
  func.func @mixed(%arg0: memref<?x4xf32, strided<[?, 2]>>, %arg1: index, %arg2: index) -> memref<?x3x?x2x2xf32, strided<[?, ?, ?, 4, 2]>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, 2]>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%strides#0, %arg2]
    %1 = affine.apply #map1()[%strides#0, %arg2]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%arg1, 3, %arg2, 2, 2], strides: [%0, %1, %strides#0, 4, 2] : memref<f32> to memref<?x3x?x2x2xf32, strided<[?, ?, ?, 4, 2]>>
    return %reinterpret_cast : memref<?x3x?x2x2xf32, strided<[?, ?, ?, 4, 2]>>
  }
  func.func @empty(%arg0: memref<?xf32>, %arg1: index) -> memref<0x?xf32> {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [0, %arg1], strides: [%arg1, 1] : memref<f32> to memref<0x?xf32>
    return %reinterpret_cast : memref<0x?xf32>
  }
}

