#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0, s1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map3 = affine_map<()[s0] -> (s0 * 8)>
#map4 = affine_map<()[s0, s1] -> (8, s1)>
#map5 = affine_map<()[s0, s1] -> (12, s1)>
module {
  func.func @b(%arg0: memref<index>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0 = affine.apply #map()[%arg1, %arg3]
    %1 = affine.min #map1()[%0, %arg2]
    scf.for %arg5 = %arg1 to %1 step %arg3 {
      %2 = affine.min #map2(%arg3, %arg2, %arg5)
      %3 = affine.max #map2(%arg3, %arg2, %arg5)
      %4 = affine.min #map2(%arg3, %arg4, %arg5)
      memref.store %2, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
      memref.store %4, %arg0[] : memref<index>
    }
    scf.for %arg5 = %0 to %arg2 step %arg3 {
      %2 = affine.min #map2(%arg3, %arg2, %arg5)
      %3 = affine.max #map2(%arg3, %arg2, %arg5)
      %4 = affine.min #map2(%arg3, %arg4, %arg5)
      memref.store %2, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
      memref.store %4, %arg0[] : memref<index>
    }
    return
  }
  func.func @c(%arg0: memref<index>, %arg1: index, %arg2: index) {
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = affine.apply #map3()[%arg1]
    %1 = affine.min #map4()[%c8, %0]
    scf.for %arg3 = %c4 to %1 step %c4 {
      memref.store %arg3, %arg0[] : memref<index>
    }
    scf.for %arg3 = %c8 to %0 step %c4 {
      memref.store %arg3, %arg0[] : memref<index>
    }
    %2 = affine.min #map5()[%c12, %0]
    scf.for %arg3 = %c4 to %2 step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %3 = affine.apply #map()[%arg1, %c8]
      %4 = affine.min #map1()[%3, %arg2]
      scf.for %arg4 = %arg1 to %4 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      scf.for %arg4 = %3 to %arg2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    scf.for %arg3 = %c12 to %0 step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %3 = affine.apply #map()[%arg1, %c8]
      %4 = affine.min #map1()[%3, %arg2]
      scf.for %arg4 = %arg1 to %4 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      scf.for %arg4 = %3 to %arg2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    return
  }
}

