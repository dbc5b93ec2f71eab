// RUN: --linalg-morph-ops=generic-to-named
// Generic operations become named ones where these compute the same.
func.func @f(%a: memref<6x6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<6x6xf32>) outs(%a : memref<6x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = math.exp %x : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<6x6xf32>) outs(%a : memref<6x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = math.exp %x : f32
    %1 = arith.addf %0, %y : f32
    linalg.yield %1 : f32
  }
  return
}
