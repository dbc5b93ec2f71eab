#map = affine_map<() -> (7)>
#map1 = affine_map<()[s0] -> (s0 * 3)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
#map4 = affine_map<()[s0] -> (s0 * 5)>
#map5 = affine_map<()[s0] -> (s0)>
#map6 = affine_map<()[s0, s1] -> (s0 * s1)>
#map7 = affine_map<()[s0] -> (s0 mod 4)>
#map8 = affine_map<()[s0, s1, s2] -> ((s0 + s1 + s2) mod 3)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) -> index {
    %0 = affine.apply #map()
    %1 = affine.apply #map1()[%arg0]
    %2 = affine.apply #map2()[%0, %1]
    %3 = affine.apply #map3()[%arg1, %arg2]
    %4 = affine.apply #map2()[%2, %3]
    affine.for %arg4 = 0 to 10 {
      affine.for %arg5 = 0 to 10 {
        %5 = affine.apply #map()
        %6 = affine.apply #map4()[%arg0]
        %7 = affine.apply #map2()[%5, %6]
        %8 = affine.apply #map1()[%arg4]
        %9 = affine.apply #map2()[%7, %8]
        %10 = affine.apply #map5()[%arg5]
        %11 = affine.apply #map2()[%9, %10]
        %12 = affine.apply #map5()[%arg0]
        %13 = affine.apply #map6()[%arg0, %arg4]
        %14 = affine.apply #map2()[%12, %13]
        %15 = affine.apply #map7()[%arg5]
        %16 = affine.apply #map2()[%14, %15]
        %17 = affine.apply #map6()[%arg1, %arg5]
        %18 = affine.apply #map2()[%16, %17]
        %19 = affine.apply #map6()[%arg0, %arg4]
        %20 = affine.apply #map8()[%arg0, %arg1, %arg4]
        "test.x"(%11, %18, %19, %20) : (index, index, index, index) -> ()
      }
    }
    return %4 : index
  }
}

// -----
#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<()[s0] -> (s0 * 3)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0, s1, s2] -> ((s0 * s2) * s1)>
#map4 = affine_map<()[s0, s1] -> (s0 * s1)>
#map5 = affine_map<()[s0] -> (s0 * 4)>
#map6 = affine_map<()[s0, s1] -> ((s0 + s1) floordiv 4)>
#map7 = affine_map<()[s0, s1, s2] -> ((s0 * s1) * s2)>
module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      scf.for %arg5 = %c0 to %arg1 step %c1 {
        %0 = affine.apply #map()[%arg0]
        %1 = affine.apply #map1()[%arg2]
        %2 = affine.apply #map2()[%0, %1]
        %3 = affine.apply #map3()[%arg0, %arg2, %arg4]
        %4 = affine.apply #map2()[%2, %3]
        %5 = affine.apply #map4()[%arg1, %arg5]
        %6 = affine.apply #map2()[%4, %5]
        %7 = affine.apply #map()[%arg0]
        %8 = affine.apply #map2()[%arg4, %arg5]
        %9 = affine.apply #map4()[%7, %8]
        %10 = affine.apply #map5()[%arg0]
        %11 = affine.apply #map6()[%arg4, %arg5]
        %12 = affine.apply #map2()[%10, %11]
        %13 = affine.apply #map()[%arg5]
        %14 = affine.apply #map2()[%arg4, %arg5]
        %15 = affine.apply #map7()[%arg3, %arg0, %arg1]
        %16 = affine.apply #map()[%arg5]
        %17 = affine.apply #map4()[%15, %16]
        "use"(%6, %9, %12, %13, %14, %17) : (index, index, index, index, index, index) -> ()
      }
    }
    return
  }
}

// -----
#map = affine_map<() -> (-3)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0] -> (s0 * 4)>
#map4 = affine_map<() -> (5)>
#map5 = affine_map<()[s0] -> (s0 * 7)>
#map6 = affine_map<()[s0] -> ((s0 floordiv 3) * -3)>
#map7 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @nested(%arg0: index) {
    affine.for %arg1 = 0 to 10 {
      %0 = affine.apply #map()
      %1 = affine.apply #map1()[%arg0]
      %2 = affine.apply #map2()[%0, %1]
      %3 = affine.apply #map3()[%arg1]
      %4 = affine.apply #map2()[%2, %3]
      affine.for %arg2 = 0 to 10 {
        %5 = affine.apply #map4()
        %6 = affine.apply #map5()[%4]
        %7 = affine.apply #map2()[%5, %6]
        %8 = affine.apply #map6()[%arg2]
        %9 = affine.apply #map2()[%7, %8]
        %10 = affine.apply #map7()[%arg2]
        %11 = affine.apply #map2()[%9, %10]
        "use"(%11) : (index) -> ()
      }
    }
    return
  }
}

