#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0) -> (d0 * 2 - (d0 floordiv 3) * 6 + 2)>
module {
  func.func @f(%arg0: memref<4x8xf32>, %arg1: f32) {
    affine.for %arg2 = 0 to 4 {
      %0 = affine.apply #map(%arg2)
      %1 = affine.apply #map1(%arg2)
      memref.store %arg1, %arg0[%0, %1] : memref<4x8xf32>
    }
    return
  }
}

