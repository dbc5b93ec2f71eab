#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32, index, f32) {
    %0:4 = affine.for %arg3 = 0 to 8 step 4 iter_args(%arg4 = %arg0, %arg5 = %arg1, %arg6 = %arg2, %arg7 = %arg0) -> (f32, f32, index, f32) {
      "test.foo"(%arg4, %arg5, %arg6, %arg7) : (f32, f32, index, f32) -> ()
      %1 = affine.apply #map(%arg3)
      "test.foo"(%arg5, %arg4, %arg3, %arg1) : (f32, f32, index, f32) -> ()
      %2 = affine.apply #map1(%arg3)
      "test.foo"(%arg4, %arg5, %1, %arg1) : (f32, f32, index, f32) -> ()
      %3 = affine.apply #map2(%arg3)
      "test.foo"(%arg5, %arg4, %2, %arg1) : (f32, f32, index, f32) -> ()
      affine.yield %arg4, %arg5, %3, %arg1 : f32, f32, index, f32
    }
    return %0#0, %0#1, %0#2, %0#3 : f32, f32, index, f32
  }
}

