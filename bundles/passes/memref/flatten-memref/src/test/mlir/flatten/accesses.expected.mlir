#map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
#map1 = affine_map<()[s0, s1, s2, s3] -> (s0 * s1 + s2 * s3)>
#map2 = affine_map<()[s0, s1, s2, s3] -> (s0 * s1, s2 * 4, s3)>
#map3 = affine_map<()[s0, s1, s2] -> (s0 * 16 + s1 * s2)>
#map4 = affine_map<()[s0] -> (64, s0 * 8)>
#map5 = affine_map<(d0) -> (d0 * 18)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @static(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %0 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    memref.store %arg3, %reinterpret_cast[%0] {nontemporal = true} : memref<32xf32, strided<[1]>>
    %1 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %2 = memref.load %reinterpret_cast_0[%1] {alignment = 8 : i64, test.kept} : memref<32xf32, strided<[1]>>
    return %2 : f32
  }
  func.func @dynamic(%arg0: memref<?x4x?xf32>, %arg1: index, %arg2: index) -> f32 {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
    %0 = affine.apply #map1()[%arg1, %strides#0, %arg2, %strides#1]
    %1 = affine.max #map2()[%strides#0, %sizes#0, %strides#1, %sizes#2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x4x?xf32> to memref<?xf32, strided<[1]>>
    %2 = memref.load %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
    return %2 : f32
  }
  func.func @strided(%arg0: memref<4x8xi4, strided<[16, ?], offset: ?>, 1>, %arg1: index, %arg2: index) -> i4 {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xi4, strided<[16, ?], offset: ?>, 1> -> memref<i4, 1>, index, index, index, index, index
    %0 = affine.apply #map3()[%arg1, %arg2, %strides#1]
    %1 = affine.max #map4()[%strides#1]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%1], strides: [1] : memref<4x8xi4, strided<[16, ?], offset: ?>, 1> to memref<?xi4, strided<[1], offset: ?>, 1>
    %2 = memref.load %reinterpret_cast[%0] : memref<?xi4, strided<[1], offset: ?>, 1>
    return %2 : i4
  }
  func.func @loop(%arg0: memref<4x8xf32, strided<[16, 2], offset: 5>>, %arg1: f32) {
    affine.for %arg2 = 0 to 4 {
      %0 = affine.apply #map5(%arg2)
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [5], sizes: [64], strides: [1] : memref<4x8xf32, strided<[16, 2], offset: 5>> to memref<64xf32, strided<[1], offset: 5>>
      memref.store %arg1, %reinterpret_cast[%0] : memref<64xf32, strided<[1], offset: 5>>
    }
    return
  }
  func.func @kept(%arg0: memref<4x8xf32, #map6>, %arg1: memref<8xf32, strided<[2]>>, %arg2: memref<f32>, %arg3: index, %arg4: f32) {
    memref.store %arg4, %arg0[%arg3, %arg3] : memref<4x8xf32, #map6>
    memref.store %arg4, %arg1[%arg3] : memref<8xf32, strided<[2]>>
    memref.store %arg4, %arg2[] : memref<f32>
    return
  }
}

