#map = affine_map<()[s0] -> (s0 * 3)>
#map1 = affine_map<()[s0, s1] -> (s0 * s1)>
#map2 = affine_map<()[s0, s1, s2] -> (((s0 * s1) * s2) * 4)>
#map3 = affine_map<()[s0] -> (s0 * 7)>
#map4 = affine_map<()[s0] -> (s0 * 5)>
#map5 = affine_map<()[s0] -> (s0 * 4)>
#map6 = affine_map<()[s0, s1] -> ((s0 * s1) * 20)>
module {
  func.func @ld1(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0 = affine.apply #map()[%arg4]
    %1:2 = affine.delinearize_index %arg0 into (%0, 4) : index, index
    %2 = affine.apply #map()[%arg4]
    %3 = affine.apply #map()[%arg4]
    %4:2 = affine.delinearize_index %1#0 into (3, %arg4) : index, index
    %5 = affine.linearize_index [%4#1, %1#1] by (%arg4, 4) : index
    %6 = affine.linearize_index [%4#1, %1#1] by (4) : index
    %7 = affine.linearize_index [%arg1, %4#1, %1#1] by (4, %arg4, 4) : index
    %8 = affine.linearize_index [%4#1, %1#1, %arg1] by (%arg4, 4, 9) : index
    %9 = affine.linearize_index disjoint [%arg1, %4#1, %1#1, %arg2] by (4, %arg4, 4, 7) : index
    %10 = affine.linearize_index [%1#0, %1#1] by (%2, 5) : index
    %11 = affine.linearize_index [%4#0, %1#1] by (3, 4) : index
    %12 = affine.linearize_index [%1#1, %4#1] by (4, %arg4) : index
    %13 = affine.linearize_index [%1#0, %4#1, %1#1] by (%3, %arg4, 4) : index
    "u"(%arg0, %arg0, %1#0, %1#0, %5, %6, %7, %8, %9, %arg0, %10, %11, %12, %13) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    %14:2 = affine.delinearize_index %arg0 into (20) : index, index
    %15:2 = affine.delinearize_index %14#1 into (5, 4) : index, index
    %16 = affine.linearize_index [%14#0, %15#0] by (5) : index
    %17 = affine.linearize_index [%14#0, %15#0] by (3, 5) : index
    %18 = affine.linearize_index [%arg1, %14#0, %15#0] by (7, 3, 5) : index
    "v"(%arg0, %arg0, %14#1, %14#1, %16, %17, %18) : (index, index, index, index, index, index, index) -> ()
    %19 = affine.apply #map1()[%arg1, %arg2]
    %20:3 = affine.delinearize_index %arg0 into (%arg4, %19, 4) : index, index, index
    %21 = affine.apply #map1()[%arg1, %arg2]
    %22:2 = affine.delinearize_index %20#1 into (%arg1, %arg2) : index, index
    %23 = affine.linearize_index [%20#1, %arg3] by (%19, 9) : index
    %24 = affine.linearize_index [%20#0, %22#0, %arg3] by (%arg4, %arg1, 9) : index
    %25 = affine.linearize_index [%20#0, %20#1, %arg3] by (%arg4, %21, 9) : index
    "w"(%23, %24, %25) : (index, index, index) -> ()
    return
  }
  func.func @x3(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0:3 = affine.delinearize_index %arg0 into (3, %arg4, 4) : index, index, index
    %1 = affine.linearize_index [%0#1, %0#2] by (7, 4) : index
    "u"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
    return
  }
  func.func @x4(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0:2 = affine.delinearize_index %arg0 into (4) : index, index
    %1:2 = affine.delinearize_index %0#0 into (5) : index, index
    "u"(%0#0, %1#0, %1#1, %0#1) : (index, index, index, index) -> ()
    return
  }
  func.func @x4b(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0:2 = affine.delinearize_index %arg0 into (40, 4) : index, index
    %1:2 = affine.delinearize_index %0#0 into (8, 5) : index, index
    "u"(%0#0, %1#0, %1#1, %0#1) : (index, index, index, index) -> ()
    return
  }
  func.func @x5(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0 = affine.apply #map2()[%arg1, %arg2, %arg3]
    %1:2 = affine.delinearize_index %arg0 into (%arg4, %0) : index, index
    %2 = affine.linearize_index [%1#1, %arg3] by (%0, 9) : index
    "w"(%2) : (index) -> ()
    return
  }
  func.func @x6(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0 = affine.apply #map1()[%arg4, %arg1]
    %1 = affine.apply #map3()[%arg3]
    %2:4 = affine.delinearize_index %arg0 into (%0, %arg2, 4, %1) : index, index, index, index
    %3:2 = affine.delinearize_index %2#3 into (%arg3, 7) : index, index
    %4 = affine.linearize_index disjoint [%2#0, %arg3, %2#3] by (%0, 9, %1) : index
    "w"(%4, %3#0) : (index, index) -> ()
    return
  }
  func.func @x7(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0:2 = affine.delinearize_index %arg0 into (30, 28) : index, index
    %1 = affine.linearize_index [%arg1, %0#0] by (8, 30) : index
    %2 = affine.linearize_index [%arg1, %0#1] by (6, 28) : index
    "w"(%1, %2) : (index, index) -> ()
    return
  }
  func.func @y0(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map4()[%arg3]
    %1:2 = affine.delinearize_index %arg0 into (%0, 4) : index, index
    %2:2 = affine.delinearize_index %1#0 into (5, %arg3) : index, index
    "u0"(%1#0, %2#0, %2#1, %1#1) : (index, index, index, index) -> ()
    return
  }
  func.func @y1(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:2 = affine.delinearize_index %arg0 into (4) : index, index
    %1:2 = affine.delinearize_index %0#0 into (%arg3) : index, index
    "u1"(%0#0, %1#0, %1#1, %0#1) : (index, index, index, index) -> ()
    return
  }
  func.func @y2(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:3 = affine.delinearize_index %arg0 into (3, %arg3, 4) : index, index, index
    %1 = affine.linearize_index disjoint [%0#1, %0#2] by (4) : index
    "u2"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
    return
  }
  func.func @y3(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:3 = affine.delinearize_index %arg0 into (3, %arg3, 4) : index, index, index
    %1 = affine.linearize_index disjoint [%arg1, %0#0, %0#1] by (5, 7, %arg3) : index
    "u3"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
    return
  }
  func.func @y4(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map5()[%arg3]
    %1:3 = affine.delinearize_index %arg0 into (3, %arg2, %0) : index, index, index
    %2:2 = affine.delinearize_index %1#2 into (%arg3, 4) : index, index
    %3 = affine.linearize_index disjoint [%1#1, %1#2] by (9, %0) : index
    "u4"(%3, %1#0, %1#1, %2#0, %2#1) : (index, index, index, index, index) -> ()
    return
  }
  func.func @y5(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map1()[%arg2, %arg3]
    %1:2 = affine.delinearize_index %arg0 into (%0, 4) : index, index
    %2:2 = affine.delinearize_index %1#0 into (%arg2, %arg3) : index, index
    "u5"(%1#0, %2#0, %2#1, %1#1) : (index, index, index, index) -> ()
    return
  }
  func.func @y6(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map1()[%arg2, %arg3]
    %1:2 = affine.delinearize_index %arg0 into (%0, 4) : index, index
    %2:2 = affine.delinearize_index %1#0 into (%arg2, %arg3) : index, index
    "u6"(%1#0, %2#0, %2#1, %1#1) : (index, index, index, index) -> ()
    return
  }
  func.func @y7(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map1()[%arg2, %arg3]
    %1:2 = affine.delinearize_index %arg0 into (%0, 4) : index, index
    %2:2 = affine.delinearize_index %1#0 into (%arg2, %arg3) : index, index
    %3 = affine.linearize_index disjoint [%arg1, %1#0] by (%arg2, %0) : index
    "u7"(%3, %2#0, %2#1, %1#1) : (index, index, index, index) -> ()
    return
  }
  func.func @y8(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map1()[%arg2, %arg3]
    %1:3 = affine.delinearize_index %arg0 into (3, %0, 4) : index, index, index
    %2:2 = affine.delinearize_index %1#1 into (%arg2, %arg3) : index, index
    %3 = affine.linearize_index disjoint [%1#1, %1#1] by (%0) : index
    "u8"(%3, %1#0, %2#0, %2#1, %1#2) : (index, index, index, index, index) -> ()
    return
  }
  func.func @y9(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map1()[%arg2, %arg3]
    %1:3 = affine.delinearize_index %arg0 into (3, %0, 4) : index, index, index
    %2:2 = affine.delinearize_index %1#1 into (%arg2, %arg3) : index, index
    %3 = affine.linearize_index disjoint [%1#1, %arg1, %2#1, %1#2] by (%0, 2, %arg3, 4) : index
    "u9"(%3, %1#0, %2#0, %2#1, %1#2) : (index, index, index, index, index) -> ()
    return
  }
  func.func @y10(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:2 = affine.delinearize_index %arg0 into (4) : index, index
    %1:3 = affine.delinearize_index %0#0 into (%arg2, %arg3) : index, index, index
    "u10"(%0#0, %1#0, %1#1, %1#2, %0#1) : (index, index, index, index, index) -> ()
    return
  }
  func.func @y11(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:4 = affine.delinearize_index %arg0 into (%arg2, %arg3, 4) : index, index, index, index
    %1 = affine.linearize_index disjoint [%arg0, %arg1] by (6) : index
    "u11"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
    return
  }
  func.func @y12(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:4 = affine.delinearize_index %arg0 into (3, %arg2, %arg3, 4) : index, index, index, index
    %1 = affine.linearize_index disjoint [%arg0, %arg1] by (6) : index
    "u12"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
    return
  }
  func.func @y13(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0 = affine.apply #map6()[%arg2, %arg3]
    %1:4 = affine.delinearize_index %arg0 into (3, %arg2, %arg3, 4) : index, index, index, index
    %2 = affine.linearize_index disjoint [%arg0, %arg1] by (%0, 6) : index
    "u13"(%2, %1#0, %1#1, %1#2, %1#3) : (index, index, index, index, index) -> ()
    return
  }
  func.func @y14(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    %0:4 = affine.delinearize_index %arg0 into (3, %arg2, %arg3, 4) : index, index, index, index
    "u14"(%arg0, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
    return
  }
}

