#map = affine_map<(d0) -> (d0 * 3 + 2)>
#map1 = affine_map<()[s0, s1] -> (s0 - s1)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0)>
#map3 = affine_map<()[s0, s1] -> ((s0 - s1) ceildiv 4)>
#map4 = affine_map<(d0)[s0, s1] -> (d0 * 4 + s0 + s1)>
#map5 = affine_map<(d0)[s0] -> (d0 + s0, d0)>
#map6 = affine_map<()[s0, s1] -> ((s0 + s1 - 3) ceildiv 4, (s1 - 3) ceildiv 4)>
#map7 = affine_map<(d0) -> (d0 * 4 + 3)>
#map8 = affine_map<(d0) -> (d0 + 4)>
#map9 = affine_map<(d0)[s0] -> (d0 * 10 + s0 * 3)>
#map10 = affine_map<(d0) -> (d0 * 20)>
#map11 = affine_map<(d0) -> (d0 + 10)>
#map12 = affine_map<(d0) -> (d0 * 2)>
#map13 = affine_map<(d0, d1) -> (d0 + d1 * 2)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>) {
    affine.for %arg3 = 0 to 10 {
      %0 = affine.apply #map(%arg3)
      %1 = affine.load %arg2[%0] : memref<?xf32>
    }
    affine.for %arg3 = 0 to #map1()[%arg1, %arg0] {
      %0 = affine.apply #map2(%arg3)[%arg0]
      %1 = affine.load %arg2[%0] : memref<?xf32>
    }
    affine.for %arg3 = 0 to #map3()[%arg1, %arg0] {
      %0 = affine.apply #map4(%arg3)[%arg1, %arg0]
      %1 = affine.load %arg2[%0 + symbol(%arg0)] : memref<?xf32>
    }
    affine.for %arg3 = max #map5(%arg0)[%arg1] to 10 step 4 {
      %0 = affine.load %arg2[%arg3 + symbol(%arg0)] : memref<?xf32>
    }
    affine.for %arg3 = 0 to min #map6()[%arg1, %arg0] {
      %0 = affine.apply #map7(%arg3)
      %1 = affine.load %arg2[%0 + symbol(%arg0)] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 10 {
      %0 = affine.load %arg2[%arg3 + symbol(%arg0)] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 1 {
      %0 = affine.apply #map8(%arg3)
      %1 = affine.load %arg2[%0 + symbol(%arg0)] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 1 {
      %0 = affine.apply #map2(%arg3)[%arg0]
      %1 = affine.load %arg2[%0 + symbol(%arg0)] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 1 {
      %0 = affine.apply #map9(%arg3)[%arg0]
      %1 = affine.load %arg2[%0 + symbol(%arg0)] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 0 {
      %0 = affine.load %arg2[%arg3] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 1 {
      %0 = affine.apply #map10(%arg3)
      %1 = affine.load %arg2[%0] : memref<?xf32>
    }
    affine.for %arg3 = 0 to -7 {
      %0 = affine.apply #map11(%arg3)
      %1 = affine.load %arg2[%0] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 5 {
      %0 = affine.apply #map12(%arg3)
      affine.for %arg4 = 0 to 4 {
        %1 = affine.apply #map13(%0, %arg4)
        %2 = affine.load %arg2[%0 + %1] : memref<?xf32>
      }
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0 + 3)>
#map1 = affine_map<(d0) -> (d0 * 2 + 3)>
module {
  func.func @iter(%arg0: index, %arg1: f32) -> f32 {
    %0 = affine.for %arg2 = 0 to 1 iter_args(%arg3 = %arg1) -> (f32) {
      %2 = affine.apply #map(%arg2)
      %3 = arith.addf %arg3, %arg1 : f32
      "test.x"(%2) : (index) -> ()
      affine.yield %3 : f32
    }
    %1 = affine.for %arg2 = 0 to 19 iter_args(%arg3 = %0) -> (f32) {
      %2 = affine.apply #map1(%arg2)
      %3 = arith.addf %arg3, %arg1 : f32
      "test.x"(%2) : (index) -> ()
      affine.yield %3 : f32
    }
    return %1 : f32
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1 * 3 + 2)>
#map1 = affine_map<(d0, d1) -> (d0 + d1 * 2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> (d0 * 4)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<(d0, d1)[s0] -> (d1 * 3 + 2)>
#map6 = affine_map<(d0, d1)[s0] -> (d0 + s0 + d1 * 2)>
module {
  func.func @par(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    affine.parallel (%arg3, %arg4) = (0, 0) to (10, (symbol(%arg1) - symbol(%arg0)) ceildiv 2) {
      %0 = affine.apply #map(%arg0, %arg3)
      %1 = affine.apply #map1(%arg0, %arg4)
      %2 = affine.load %arg2[%0, %1] : memref<?x?xf32>
    }
    affine.parallel (%arg3, %arg4) = (0, %arg0) to (min(30, %arg0), %arg1) step (3, 1) {
      %0 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
    }
    affine.parallel (%arg3, %arg4) = (0, 0) to (30, 40) {
      %0 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
    }
    affine.parallel (%arg3, %arg4) = (0, 0) to (30, 10) {
      %0 = affine.apply #map2(%arg3)
      %1 = affine.apply #map3(%arg4)
      %2 = affine.load %arg2[%0, %1] : memref<?x?xf32>
    }
    affine.parallel (%arg3, %arg4) = (max(%arg0, %arg1), 0) to (30, 40) step (1, 4) {
      %0 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
    }
    affine.parallel (%arg3) = (0) to (1) {
      %0 = affine.apply #map4(%arg3)
      %1 = affine.load %arg2[%0, %0] : memref<?x?xf32>
    }
    affine.parallel (%arg3, %arg4) = (0, 0) to (10, (-symbol(%arg0)) ceildiv 2) {
      %0 = affine.apply #map5(%arg0, %arg3)[%arg1]
      %1 = affine.apply #map6(%arg0, %arg4)[%arg1]
      %2 = affine.load %arg2[%0, %1] : memref<?x?xf32>
    }
    return
  }
}

