#map = affine_map<() -> (7)>
#map1 = affine_map<()[s0] -> (s0 * 3)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
#map4 = affine_map<(d0, d1)[s0] -> (d0 * 3 + s0 * 5 + d1 + 7)>
#map5 = affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + s0 + d1 * s1 + d1 mod 4)>
#map6 = affine_map<(d0)[s0] -> (d0 * s0)>
#map7 = affine_map<(d0)[s0, s1] -> ((d0 + s0 + s1) mod 3)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) -> index {
    %0 = affine.apply #map()
    %1 = affine.apply #map1()[%arg0]
    %2 = affine.apply #map2()[%0, %1]
    %3 = affine.apply #map3()[%arg1, %arg2]
    %4 = affine.apply #map2()[%2, %3]
    affine.for %arg4 = 0 to 10 {
      affine.for %arg5 = 0 to 10 {
        %5 = affine.apply #map4(%arg4, %arg5)[%arg0]
        %6 = affine.apply #map5(%arg4, %arg5)[%arg0, %arg1]
        %7 = affine.apply #map6(%arg4)[%arg0]
        %8 = affine.apply #map7(%arg4)[%arg0, %arg1]
        "test.x"(%5, %6, %7, %8) : (index, index, index, index) -> ()
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
#map = affine_map<(d0)[s0] -> (d0 * 4 + s0 - 3)>
#map1 = affine_map<(d0, d1) -> (d0 * 7 + d1 * 2 - (d1 floordiv 3) * 3 + 5)>
module {
  func.func @nested(%arg0: index) {
    affine.for %arg1 = 0 to 10 {
      %0 = affine.apply #map(%arg1)[%arg0]
      affine.for %arg2 = 0 to 10 {
        %1 = affine.apply #map1(%0, %arg2)
        "use"(%1) : (index) -> ()
      }
    }
    return
  }
}

