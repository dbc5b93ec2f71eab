#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 4) * 4)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0)>
#map3 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 4) * 4, s0)>
#map4 = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 - s0 + d0 >= 0, 3 >= 0)>
#set2 = affine_set<() : (0 >= 0)>
#set3 = affine_set<() : (0 >= 0, 0 >= 0)>
#set4 = affine_set<() : (2 == 0)>
#set5 = affine_set<() : (-1 >= 0)>
#set6 = affine_set<(d0)[s0] : (d0 + s0 - 10 >= 0)>
module {
  func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: memref<1xi32>) {
    affine.for %arg4 = #map()[%arg0] to #map1()[%arg0] {
      "test.foo"(%arg4) : (index) -> ()
      affine.for %arg5 = #map2(%arg4)[%arg0] to min #map3()[%arg0] {
        "test.foo"(%arg4) : (index) -> ()
      }
      affine.if #set(%arg4) {
        "test.foo"(%arg4) : (index) -> ()
      }
      affine.if #set1(%arg4)[%arg0] {
        "test.foo"(%arg4) : (index) -> ()
      }
      "test.foo1"(%arg4) : (index) -> ()
      affine.if #set2() {
        "test.foo2"(%arg4) : (index) -> ()
      }
      affine.if #set3() {
        "test.foo2"(%arg4) : (index) -> ()
      }
      affine.if #set4() {
        "test.foo4"(%arg4) : (index) -> ()
      }
      affine.if #set5() {
        "test.foo5"(%arg4) : (index) -> ()
      }
      affine.if #set2() {
        "test.foo6"(%arg4) : (index) -> ()
      }
      "test.foo7"(%arg4) : (index) -> ()
    }
    affine.for %arg4 = 3 to 3 {
      "test.foo3"(%arg4) : (index) -> ()
    }
    affine.for %arg4 = 4 to 3 {
      "test.foo4"(%arg4) : (index) -> ()
    }
    affine.for %arg4 = max #map4() to 3 {
      "test.foo5"(%arg4) : (index) -> ()
    }
    %0 = affine.for %arg4 = 0 to 1 iter_args(%arg5 = %arg0) -> (index) {
      "test.once"() : () -> ()
      affine.yield %arg5 : index
    }
    "test.use"(%0) : (index) -> ()
    affine.parallel (%arg4, %arg5) = (max(symbol(%arg0), symbol(%arg0)), symbol(%arg0)) to (min(symbol(%arg0), symbol(%arg0)), 7) {
      "test.foo9"(%arg4) : (index) -> ()
    }
    affine.parallel (%arg4, %arg5) = (0, 0) to (1, 0) {
      "test.foo9"(%arg4) : (index) -> ()
    }
    return
  }
  func.func @empty(%arg0: index, %arg1: f32, %arg2: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
    %0:2 = affine.for %arg3 = 0 to 3 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (f32, f32) {
      affine.yield %arg5, %arg4 : f32, f32
    }
    %1 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %arg1) -> (f32) {
      affine.yield %arg2 : f32
    }
    return %0#0, %0#1, %arg2, %arg1, %1, %arg2, %arg1 : f32, f32, f32, f32, f32, f32, f32
  }
  func.func @inside(%arg0: memref<?xf32>, %arg1: index) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.for %arg2 = 0 to %arg1 iter_args(%arg3 = %cst) -> (f32) {
      %1 = affine.load %arg0[%arg2 + symbol(%arg1)] : memref<?xf32>
      %2 = affine.if #set6(%arg2)[%arg1] -> f32 {
        affine.yield %1 : f32
      } else {
        affine.yield %arg3 : f32
      }
      affine.prefetch %arg0[%arg2 + symbol(%arg1)], write, locality<2>, instr : memref<?xf32>
      %3 = affine.vector_load %arg0[%arg2 + symbol(%arg1)] : memref<?xf32>, vector<4xf32>
      affine.vector_store %3, %arg0[%arg2 * 2 + symbol(%arg1) * 2] : memref<?xf32>, vector<4xf32>
      affine.parallel (%arg4) = (%arg2 + symbol(%arg1)) to (min(%arg2 + symbol(%arg1), 12)) {
        affine.store %2, %arg0[%arg4] : memref<?xf32>
      }
      affine.yield %2 : f32
    }
    return %0 : f32
  }
}

