#map = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0)[s0] -> (d0 + s0)>
#map5 = affine_map<(d0)[s0] -> (d0 + s0 + 17, d0 * 2)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
    affine.for %arg2 = 0 to #map()[%dim] step 4 {
      %2 = affine.load %arg0[%arg2] : memref<?xf32>
      affine.store %2, %arg0[%arg2] : memref<?xf32>
      %3 = affine.apply #map1(%arg2)
      %4 = affine.load %arg0[%3] : memref<?xf32>
      affine.store %4, %arg0[%3] : memref<?xf32>
      %5 = affine.apply #map2(%arg2)
      %6 = affine.load %arg0[%5] : memref<?xf32>
      affine.store %6, %arg0[%5] : memref<?xf32>
      %7 = affine.apply #map3(%arg2)
      %8 = affine.load %arg0[%7] : memref<?xf32>
      affine.store %8, %arg0[%7] : memref<?xf32>
    }
    affine.for %arg2 = #map()[%dim] to %dim {
      %2 = affine.load %arg0[%arg2] : memref<?xf32>
      affine.store %2, %arg0[%arg2] : memref<?xf32>
    }
    affine.for %arg2 = 2 to 20 step 3 {
      affine.for %arg3 = #map4(%arg2)[%dim] to min #map5(%arg2)[%dim] step 2 {
        %2 = affine.load %arg0[%arg3] : memref<?xf32>
      }
    }
    affine.for %arg2 = 0 to 3 {
      "test.foo"(%arg2) : (index) -> ()
    }
    %0 = affine.for %arg2 = 0 to 8 step 4 iter_args(%arg3 = %arg1) -> (f32) {
      %2 = arith.addf %arg3, %arg3 : f32
      %3 = arith.addf %2, %2 : f32
      %4 = arith.addf %3, %3 : f32
      %5 = arith.addf %4, %4 : f32
      affine.yield %5 : f32
    }
    %1 = affine.for %arg2 = 8 to 11 iter_args(%arg3 = %0) -> (f32) {
      %2 = arith.addf %arg3, %arg3 : f32
      affine.yield %2 : f32
    }
    affine.for %arg2 = 0 to 1 {
      "test.foo"(%arg2, %c0) : (index, index) -> ()
      %2 = affine.apply #map1(%c0)
      "test.foo"(%arg2, %2) : (index, index) -> ()
      %3 = affine.apply #map2(%c0)
      "test.foo"(%arg2, %3) : (index, index) -> ()
      %4 = affine.apply #map3(%c0)
      "test.foo"(%arg2, %4) : (index, index) -> ()
      affine.for %arg3 = 4 to 7 {
        "test.foo"(%arg2, %arg3) : (index, index) -> ()
      }
    }
    return %1 : f32
  }
}

