#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @view(%arg0: f32) -> f32 {
    %alloc = memref.alloc() : memref<4x4xf32, #map>
    affine.store %arg0, %alloc[0, 1] : memref<4x4xf32, #map>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32, #map> to memref<16xf32>
    %0 = affine.load %reinterpret_cast[4] : memref<16xf32>
    return %0 : f32
  }
  func.func @cast(%arg0: f32) -> f32 {
    %alloc = memref.alloc() : memref<4x4xf32, strided<[8, 2]>>
    affine.store %arg0, %alloc[0, 1] : memref<4x4xf32, strided<[8, 2]>>
    %cast = memref.cast %alloc : memref<4x4xf32, strided<[8, 2]>> to memref<?x4xf32, strided<[?, ?]>>
    %0 = affine.load %cast[0, 1] : memref<?x4xf32, strided<[?, ?]>>
    return %0 : f32
  }
  func.func @load(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4x8xf32, #map>
    affine.store %arg0, %alloc[0, 1] : memref<4x8xf32, #map>
    %0 = memref.load %alloc[%c0, %c1] : memref<4x8xf32, #map>
    return %0 : f32
  }
  func.func @vector(%arg0: f32) -> vector<4xf32> {
    %alloc = memref.alloc() : memref<4x8xf32, #map>
    affine.store %arg0, %alloc[0, 1] : memref<4x8xf32, #map>
    %0 = affine.vector_load %alloc[0, 0] : memref<4x8xf32, #map>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @size() -> index {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4x8xf32, #map>
    %dim = memref.dim %alloc, %c0 : memref<4x8xf32, #map>
    return %dim : index
  }
  func.func @strides(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4x4xf32, strided<[8, 2]>>
    memref.store %arg0, %alloc[%c0, %c1] : memref<4x4xf32, strided<[8, 2]>>
    %0 = affine.load %alloc[0, 1] : memref<4x4xf32, strided<[8, 2]>>
    memref.dealloc %alloc : memref<4x4xf32, strided<[8, 2]>>
    return %0 : f32
  }
}

