#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<6x6xf32>) {
    linalg.exp ins(%arg0 : memref<6x6xf32>) outs(%arg0 : memref<6x6xf32>)
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<6x6xf32>) outs(%arg0 : memref<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      %1 = arith.addf %0, %out : f32
      linalg.yield %1 : f32
    }
    return
  }
}

