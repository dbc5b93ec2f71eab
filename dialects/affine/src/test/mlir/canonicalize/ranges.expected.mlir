#map = affine_map<(d0) -> (d0 mod 32)>
#map1 = affine_map<(d0) -> (0, 50, d0)>
#map2 = affine_map<()[s0] -> (s0 * 4 - ((s0 * 2 + 1) floordiv 4) * 8 + 2)>
#map3 = affine_map<(d0, d1) -> (((d0 + d1) mod 458313) floordiv 227)>
#map4 = affine_map<()[s0] -> (5, s0)>
#set = affine_set<(d0) : (d0 floordiv 32 >= 0)>
module {
  func.func @f(%arg0: index) {
    affine.for %arg1 = 0 to 32 {
      affine.for %arg2 = 0 to #map(%arg1) {
        "test.foo"(%arg2) : (index) -> ()
      }
      affine.parallel (%arg2) = (%arg1 floordiv 32) to (%arg1 mod 32) {
        "test.foo"(%arg2) : (index) -> ()
      }
      affine.parallel (%arg2) = (max(%arg1 floordiv 16, 3)) to (min(%arg1 mod 16, 100)) {
        "test.foo"(%arg2) : (index) -> ()
      }
      affine.if #set(%arg1) {
        "test.foo"(%arg1) : (index) -> ()
      }
      %0 = affine.min #map1(%arg1)
      "test.foo"(%0) : (index) -> ()
      affine.for %arg2 = 0 to #map2()[%arg0] {
        "test.foo"(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @simplify_with_operands(%arg0: index, %arg1: memref<?x32xf32>) {
    affine.for %arg2 = 0 to %arg0 step 32 {
      affine.for %arg3 = 0 to 32 {
        %0 = affine.load %arg1[0, 0] : memref<?x32xf32>
        "test.foo"(%0) : (f32) -> ()
        %1 = affine.load %arg1[%arg2 floordiv 32, %arg3 mod 16] : memref<?x32xf32>
        "test.foo"(%1) : (f32) -> ()
        %2 = affine.load %arg1[%arg2 floordiv 64, (%arg2 + %arg3) mod 64] : memref<?x32xf32>
        "test.foo"(%2) : (f32) -> ()
        %3 = affine.load %arg1[(%arg2 + %arg3) floordiv 16, %arg3 mod 16] : memref<?x32xf32>
        "test.foo"(%3) : (f32) -> ()
      }
    }
    affine.for %arg2 = -1 to 32 {
      %0 = affine.load %arg1[%arg2 floordiv 32, %arg2 mod 32] : memref<?x32xf32>
      "test.foo"(%0) : (f32) -> ()
    }
    affine.for %arg2 = 0 to %arg0 step 128 {
      affine.for %arg3 = 0 to 32 step 32 {
        affine.for %arg4 = 0 to 128 {
          %0 = affine.apply #map3(%arg2, %arg4)
          "test.foo"(%0) : (index) -> ()
        }
      }
    }
    return
  }
  func.func @simplify_div_mod_with_operands(%arg0: index, %arg1: memref<64xf32>, %arg2: index) {
    %cst = arith.constant 1.000000e+00 : f32
    affine.for %arg3 = 0 to 32 {
      affine.store %cst, %arg1[0] : memref<64xf32>
      affine.store %cst, %arg1[1] : memref<64xf32>
      affine.store %cst, %arg1[%arg3] : memref<64xf32>
      affine.store %cst, %arg1[0] : memref<64xf32>
      affine.store %cst, %arg1[0] : memref<64xf32>
      affine.store %cst, %arg1[%arg3 floordiv 16] : memref<64xf32>
      affine.store %cst, %arg1[%arg3 mod 16] : memref<64xf32>
      affine.store %cst, %arg1[(%arg3 mod 16) floordiv 15] : memref<64xf32>
      affine.store %cst, %arg1[%arg3 mod 31] : memref<64xf32>
    }
    affine.for %arg3 = -8 to 32 {
      affine.store %cst, %arg1[%arg3 floordiv 32] : memref<64xf32>
      affine.store %cst, %arg1[%arg3 mod 32] : memref<64xf32>
      affine.store %cst, %arg1[0] : memref<64xf32>
    }
    affine.for %arg3 = 8 to 16 {
      affine.store %cst, %arg1[1] : memref<64xf32>
      affine.store %cst, %arg1[2] : memref<64xf32>
      affine.store %cst, %arg1[%arg3 mod 8] : memref<64xf32>
      affine.store %cst, %arg1[%arg3] : memref<64xf32>
      affine.store %cst, %arg1[0] : memref<64xf32>
      affine.store %cst, %arg1[1] : memref<64xf32>
      affine.store %cst, %arg1[0] : memref<64xf32>
    }
    return
  }
  func.func @extrema(%arg0: index) {
    affine.for %arg1 = 0 to 2 {
      affine.for %arg2 = max #map4()[%arg0] to 20 {
        affine.for %arg3 = 1 to 0 {
          "test.foo"(%arg3) : (index) -> ()
        }
        affine.for %arg3 = -10 to -90 {
          "test.foo"(%arg3) : (index) -> ()
        }
      }
    }
    return
  }
}

