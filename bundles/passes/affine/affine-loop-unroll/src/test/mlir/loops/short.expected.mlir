#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0 + 17, d0 * 2)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<(d0) -> (d0 + 4)>
#map6 = affine_map<(d0) -> (d0 + 5)>
#map7 = affine_map<(d0) -> (d0 + 6)>
module {
  func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    affine.for %arg3 = 0 to %arg0 {
      %13 = affine.load %arg1[%arg3] : memref<?xf32>
      affine.store %13, %arg1[%arg3] : memref<?xf32>
    }
    affine.for %arg3 = 2 to 20 step 3 {
      affine.for %arg4 = #map(%arg3)[%arg0] to min #map1(%arg3)[%arg0] step 2 {
        %13 = affine.load %arg1[%arg4] : memref<?xf32>
      }
    }
    "test.foo"(%c0_0) : (index) -> ()
    %0 = affine.apply #map2(%c0_0)
    "test.foo"(%0) : (index) -> ()
    %1 = affine.apply #map3(%c0_0)
    "test.foo"(%1) : (index) -> ()
    %2 = arith.addf %arg2, %arg2 : f32
    %3 = arith.addf %2, %2 : f32
    %4 = arith.addf %3, %3 : f32
    %5 = arith.addf %4, %4 : f32
    %6 = arith.addf %5, %5 : f32
    %7 = arith.addf %6, %6 : f32
    %8 = arith.addf %7, %7 : f32
    %9 = arith.addf %8, %8 : f32
    %10 = arith.addf %9, %9 : f32
    %11 = arith.addf %10, %10 : f32
    %12 = arith.addf %11, %11 : f32
    affine.for %arg3 = 0 to #map(%arg0)[%arg0] {
      "test.foo"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = %arg0 to #map(%arg0)[%arg0] step 2 {
      "test.foo"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 1 {
      "test.foo"(%arg3, %c0) : (index, index) -> ()
      %13 = affine.apply #map2(%c0)
      "test.foo"(%arg3, %13) : (index, index) -> ()
      %14 = affine.apply #map3(%c0)
      "test.foo"(%arg3, %14) : (index, index) -> ()
      %15 = affine.apply #map4(%c0)
      "test.foo"(%arg3, %15) : (index, index) -> ()
      %16 = affine.apply #map5(%c0)
      "test.foo"(%arg3, %16) : (index, index) -> ()
      %17 = affine.apply #map6(%c0)
      "test.foo"(%arg3, %17) : (index, index) -> ()
      %18 = affine.apply #map7(%c0)
      "test.foo"(%arg3, %18) : (index, index) -> ()
    }
    return %12 : f32
  }
}

