#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<()[s0, s1] -> (s0 * s1 + 3)>
#map2 = affine_map<()[s0] -> (s0 * 4)>
#map3 = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * 2 + s2 * s3)>
#map4 = affine_map<()[s0] -> (s0 * 2)>
#map5 = affine_map<()[s0, s1] -> (s0 + s1)>
#map6 = affine_map<()[s0] -> (s0 floordiv 6)>
#map7 = affine_map<()[s0] -> ((s0 floordiv 2) * 4)>
#map8 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
#map9 = affine_map<()[s0] -> (s0 * 3)>
#map10 = affine_map<()[s0] -> (s0 floordiv 5)>
#map11 = affine_map<()[s0] -> (s0 * 5)>
#map12 = affine_map<()[s0] -> (s0 * 8)>
#map13 = affine_map<()[s0] -> ((s0 * s0) * 4)>
module {
  func.func @subview(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x4xf32, strided<[?, 2], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%arg3, %strides#0]
    %1 = affine.apply #map1()[%arg1, %strides#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2, 4], strides: [%0, 2] : memref<f32> to memref<?x4xf32, strided<[?, 2], offset: ?>>
    return %reinterpret_cast : memref<?x4xf32, strided<[?, 2], offset: ?>>
  }
  func.func @subview2(%arg0: memref<5x4xf32>, %arg1: index) -> memref<4xf32, strided<[1], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<5x4xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map2()[%arg1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
    return %reinterpret_cast : memref<4xf32, strided<[1], offset: ?>>
  }
  func.func @subview3(%arg0: memref<5x4xf32, strided<[?, ?], offset: ?>, 3>, %arg1: index) -> memref<1x4xf32, strided<[?, ?], offset: ?>, 3> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<5x4xf32, strided<[?, ?], offset: ?>, 3> -> memref<f32, 3>, index, index, index, index, index
    %0 = affine.apply #map3()[%offset, %strides#0, %arg1, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [1, 4], strides: [%strides#0, %strides#1] : memref<f32, 3> to memref<1x4xf32, strided<[?, ?], offset: ?>, 3>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<5x4xf32, strided<[?, ?], offset: ?>, 3> -> memref<f32, 3>, index, index, index, index, index
    %1 = affine.apply #map3()[%offset_1, %strides_3#0, %arg1, %strides_3#1]
    %2 = affine.apply #map4()[%strides_3#1]
    %3 = affine.apply #map5()[%1, %strides_3#1]
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%3], sizes: [1, 2], strides: [%strides_3#0, %2] : memref<f32, 3> to memref<1x2xf32, strided<[?, ?], offset: ?>, 3>
    "any.use"(%reinterpret_cast_4) : (memref<1x2xf32, strided<[?, ?], offset: ?>, 3>) -> ()
    return %reinterpret_cast : memref<1x4xf32, strided<[?, ?], offset: ?>, 3>
  }
  func.func @expand(%arg0: memref<?x4xf32>, %arg1: index) -> memref<2x?x3x4x1xf32> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map6()[%sizes#0]
    %1 = affine.apply #map7()[%sizes#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, %0, 3, 4, 1], strides: [%1, 12, 4, 1, 1] : memref<f32> to memref<2x?x3x4x1xf32>
    return %reinterpret_cast : memref<2x?x3x4x1xf32>
  }
  func.func @expand2(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> memref<2x?x3x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map6()[%sizes#0]
    %1 = affine.apply #map8()[%sizes#0, %strides#0]
    %2 = affine.apply #map9()[%strides#0]
    %3 = affine.apply #map10()[%sizes#1]
    %4 = affine.apply #map11()[%strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [2, %0, 3, %3, 5], strides: [%1, %2, %strides#0, %4, %strides#1] : memref<f32> to memref<2x?x3x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
    return %reinterpret_cast : memref<2x?x3x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
  }
  func.func @expand0(%arg0: memref<f32>, %arg1: memref<i16, strided<[], offset: ?>>) -> (memref<1x1xf32>, memref<1x1x1xi16, strided<[1, 1, 1], offset: ?>>) {
    %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
    %base_buffer_0, %offset_1 = memref.extract_strided_metadata %arg1 : memref<i16, strided<[], offset: ?>> -> memref<i16>, index
    %reinterpret_cast_2 = memref.reinterpret_cast %base_buffer_0 to offset: [%offset_1], sizes: [1, 1, 1], strides: [1, 1, 1] : memref<i16> to memref<1x1x1xi16, strided<[1, 1, 1], offset: ?>>
    return %reinterpret_cast, %reinterpret_cast_2 : memref<1x1xf32>, memref<1x1x1xi16, strided<[1, 1, 1], offset: ?>>
  }
  func.func @collapse(%arg0: memref<?x?x4x?xf32>, %arg1: memref<1x1xf32>, %arg2: memref<1x1x8xf32, strided<[?, ?, ?], offset: ?>>) -> (memref<?x?xf32>, memref<f32>) {
    %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
    %0 = affine.apply #map()[%sizes#0, %sizes#1]
    %1 = affine.apply #map2()[%sizes#3]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, %1], strides: [%strides#1, 1] : memref<f32> to memref<?x?xf32>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
    return %reinterpret_cast, %base_buffer_0 : memref<?x?xf32>, memref<f32>
  }
  func.func @collapse1(%arg0: memref<3x?x1x8xf32, strided<[?, ?, 8, 1], offset: ?>>) -> memref<3x?xf32, strided<[?, 1], offset: ?>> {
    %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<3x?x1x8xf32, strided<[?, ?, 8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index, index, index
    %0 = affine.apply #map12()[%sizes#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [3, %0], strides: [%strides#0, 1] : memref<f32> to memref<3x?xf32, strided<[?, 1], offset: ?>>
    return %reinterpret_cast : memref<3x?xf32, strided<[?, 1], offset: ?>>
  }
  func.func @meta(%arg0: index, %arg1: memref<4x?xf32>, %arg2: memref<*xf32>, %arg3: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?x4xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<?x4xf32> to memref<f32>
    "any.use"(%reinterpret_cast, %c0, %arg0, %c4, %c4, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    %alloca = memref.alloca(%arg0, %arg0) {alignment = 8 : i64} : memref<3x?x4x?xf32, 2>
    %0 = affine.apply #map2()[%arg0]
    %1 = affine.apply #map13()[%arg0]
    %reinterpret_cast_0 = memref.reinterpret_cast %alloca to offset: [0], sizes: [], strides: [] : memref<3x?x4x?xf32, 2> to memref<f32, 2>
    "any.use"(%reinterpret_cast_0, %c0, %c3, %arg0, %c4, %arg0, %1, %0, %arg0, %c1) : (memref<f32, 2>, index, index, index, index, index, index, index, index, index) -> ()
    %2 = memref.get_global @g : memref<2x3xf32>
    %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [], strides: [] : memref<2x3xf32> to memref<f32>
    "any.use"(%reinterpret_cast_1, %c0, %c2, %c3, %c3, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [%arg0], sizes: [4, %arg0], strides: [%arg0, 1] : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %reinterpret_cast_2 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    "any.use"(%base_buffer, %offset, %c4, %sizes#1, %strides#0, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %arg1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    "any.use"(%base_buffer_3, %arg0, %c4, %arg0, %arg0, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %arg3 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    "any.use"(%base_buffer_7, %c0, %c4, %sizes_9#1, %strides_10#0, %c7) : (memref<f32>, index, index, index, index, index) -> ()
    "any.use"(%base_buffer_7, %c0) : (memref<f32>, index) -> ()
    %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<4x?xf32> -> index
    "any.use"(%intptr) : (index) -> ()
    %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %arg1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %3 = affine.apply #map5()[%strides_14#0, %arg0]
    "any.use"(%base_buffer_11, %3, %c2, %c2, %strides_14#0, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  memref.global @g : memref<2x3xf32>
}

