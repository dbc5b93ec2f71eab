#map = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0)[s0] -> (d0 + s0)>
#map5 = affine_map<(d0)[s0] -> (d0 + s0 + 17, d0 * 2)>
#map6 = affine_map<()[s0] -> ((s0 floordiv 2) * 4)>
#map7 = affine_map<()[s0] -> (s0 + ((s0 ceildiv 2) floordiv 4) * 8)>
#map8 = affine_map<(d0) -> (d0 + 4)>
#map9 = affine_map<(d0) -> (d0 + 6)>
module {
  func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    affine.for %arg3 = 0 to #map()[%arg0] step 4 {
      %2 = affine.load %arg1[%arg3] : memref<?xf32>
      affine.store %2, %arg1[%arg3] : memref<?xf32>
      %3 = affine.apply #map1(%arg3)
      %4 = affine.load %arg1[%3] : memref<?xf32>
      affine.store %4, %arg1[%3] : memref<?xf32>
      %5 = affine.apply #map2(%arg3)
      %6 = affine.load %arg1[%5] : memref<?xf32>
      affine.store %6, %arg1[%5] : memref<?xf32>
      %7 = affine.apply #map3(%arg3)
      %8 = affine.load %arg1[%7] : memref<?xf32>
      affine.store %8, %arg1[%7] : memref<?xf32>
    }
    affine.for %arg3 = #map()[%arg0] to %arg0 {
      %2 = affine.load %arg1[%arg3] : memref<?xf32>
      affine.store %2, %arg1[%arg3] : memref<?xf32>
    }
    affine.for %arg3 = 2 to 20 step 3 {
      affine.for %arg4 = #map4(%arg3)[%arg0] to min #map5(%arg3)[%arg0] step 2 {
        %2 = affine.load %arg1[%arg4] : memref<?xf32>
      }
    }
    affine.for %arg3 = 0 to 3 {
      "test.foo"(%arg3) : (index) -> ()
    }
    %0 = affine.for %arg3 = 0 to 8 step 4 iter_args(%arg4 = %arg2) -> (f32) {
      %2 = arith.addf %arg4, %arg4 : f32
      %3 = arith.addf %2, %2 : f32
      %4 = arith.addf %3, %3 : f32
      %5 = arith.addf %4, %4 : f32
      affine.yield %5 : f32
    }
    %1 = affine.for %arg3 = 8 to 11 iter_args(%arg4 = %0) -> (f32) {
      %2 = arith.addf %arg4, %arg4 : f32
      affine.yield %2 : f32
    }
    affine.for %arg3 = 0 to #map6()[%arg0] step 4 {
      "test.foo"(%arg3) : (index) -> ()
      %2 = affine.apply #map1(%arg3)
      "test.foo"(%2) : (index) -> ()
      %3 = affine.apply #map2(%arg3)
      "test.foo"(%3) : (index) -> ()
      %4 = affine.apply #map3(%arg3)
      "test.foo"(%4) : (index) -> ()
    }
    affine.for %arg3 = #map6()[%arg0] to #map4(%arg0)[%arg0] {
      "test.foo"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = %arg0 to #map7()[%arg0] step 8 {
      "test.foo"(%arg3) : (index) -> ()
      %2 = affine.apply #map2(%arg3)
      "test.foo"(%2) : (index) -> ()
      %3 = affine.apply #map8(%arg3)
      "test.foo"(%3) : (index) -> ()
      %4 = affine.apply #map9(%arg3)
      "test.foo"(%4) : (index) -> ()
    }
    affine.for %arg3 = #map7()[%arg0] to #map4(%arg0)[%arg0] step 2 {
      "test.foo"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 1 {
      "test.foo"(%arg3, %c0) : (index, index) -> ()
      %2 = affine.apply #map1(%c0)
      "test.foo"(%arg3, %2) : (index, index) -> ()
      %3 = affine.apply #map2(%c0)
      "test.foo"(%arg3, %3) : (index, index) -> ()
      %4 = affine.apply #map3(%c0)
      "test.foo"(%arg3, %4) : (index, index) -> ()
      affine.for %arg4 = 4 to 7 {
        "test.foo"(%arg3, %arg4) : (index, index) -> ()
      }
    }
    return %1 : f32
  }
}

