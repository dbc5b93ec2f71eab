#map = affine_map<(d0) -> (d0 * 2 + 1)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<(d0) -> (d0 * 3)>
#map3 = affine_map<(d0) -> (d0 - 3, 1)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<()[s0, s1] -> (s0 - s1 * 2 - 1)>
#map6 = affine_map<(d0)[s0] -> (d0 + s0 * 2 + 1)>
#map7 = affine_map<(d0)[s0] -> (d0 + s0)>
#map8 = affine_map<()[s0, s1] -> (-s0 + s1 * 4 + 2)>
#map9 = affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1 = affine.load %arg2[%c4 + symbol(%arg0)] : memref<?xf32>
    %2 = affine.apply #map1()[%arg0]
    %3 = affine.load %arg2[%2 + symbol(%arg0)] : memref<?xf32>
    %4 = affine.apply #map2(%arg0)
    %5 = affine.load %arg2[%4 + symbol(%arg0)] : memref<?xf32>
    affine.for %arg4 = 0 to 0 {
      %10 = affine.load %arg2[%arg4] : memref<?xf32>
    }
    %6 = affine.load %arg2[%c0] : memref<?xf32>
    affine.for %arg4 = 0 to min #map3(%c0) {
      %10 = affine.apply #map4(%arg4)
      %11 = affine.load %arg2[%10] : memref<?xf32>
    }
    %7 = affine.apply #map1()[%0]
    %8 = affine.load %arg2[%7 + symbol(%arg0)] : memref<?xf32>
    affine.for %arg4 = 0 to #map5()[%arg1, %arg0] {
      %10 = affine.apply #map6(%arg4)[%arg0]
      %11 = affine.load %arg2[%10 + symbol(%arg0)] : memref<?xf32>
      %12 = affine.apply #map7(%10)[%arg1]
      %13 = affine.load %arg2[%12] : memref<?xf32>
      affine.for %arg5 = 0 to #map8()[%arg1, %arg0] {
        %14 = affine.apply #map9(%10, %arg5)[%arg1]
        %15 = affine.load %arg2[%14] : memref<?xf32>
      }
    }
    %9 = arith.addf %arg3, %arg3 : f32
    "test.x"(%c3) : (index) -> ()
    return %9 : f32
  }
}

