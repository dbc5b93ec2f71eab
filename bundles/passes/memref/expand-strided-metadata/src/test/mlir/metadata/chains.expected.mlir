#map = affine_map<()[s0] -> (s0 floordiv 2)>
#map1 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
#map2 = affine_map<()[s0] -> (s0 floordiv 5)>
#map3 = affine_map<()[s0] -> (s0 * 5)>
module {
  func.func @chain(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%sizes#0]
    %1 = affine.apply #map1()[%sizes#0, %strides#0]
    %2 = affine.apply #map2()[%sizes#1]
    %3 = affine.apply #map3()[%2]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [2, %0, %3], strides: [%1, %strides#0, %strides#1] : memref<f32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>
    return %reinterpret_cast : memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>
  }
  func.func @sp(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %arg1: memref<1x1xf32, strided<[?, ?], offset: ?>>) -> (memref<f32>, index, memref<1xf32, strided<[?], offset: ?>>) {
    %memspacecast = memref.memory_space_cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> -> memref<f32, 1>, index, index, index, index, index
    %memspacecast_0 = memref.memory_space_cast %base_buffer : memref<f32, 1> to memref<f32>
    %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %arg1 : memref<1x1xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer_1 to offset: [%offset_2], sizes: [1], strides: [%strides_4#0] : memref<f32> to memref<1xf32, strided<[?], offset: ?>>
    %intptr = memref.extract_aligned_pointer_as_index %memspacecast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
    "any.use"(%intptr) : (index) -> ()
    return %memspacecast_0, %sizes#1, %reinterpret_cast : memref<f32>, index, memref<1xf32, strided<[?], offset: ?>>
  }
  func.func @sp2(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>) -> index {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> -> memref<f32, 1>, index, index, index, index, index
    return %sizes#1 : index
  }
  func.func @alloc0(%arg0: index) -> (memref<f32>, index, index) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<f32>
    return %alloc, %c0, %c5 : memref<f32>, index, index
  }
}

