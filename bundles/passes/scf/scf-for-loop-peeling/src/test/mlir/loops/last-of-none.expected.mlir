#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map3 = affine_map<()[s0, s1] -> (s0, s1)>
#map4 = affine_map<()[s0] -> (s0 * 8)>
#map5 = affine_map<()[s0, s1] -> (4, s1)>
module {
  func.func @b(%arg0: memref<index>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0 = affine.apply #map()[%arg1, %arg2, %arg3]
    scf.for %arg5 = %arg1 to %0 step %arg3 {
      %2 = affine.apply #map1(%arg5)[%arg2]
      %3 = affine.min #map2(%arg3, %arg4, %arg5)
      memref.store %arg3, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
    }
    %1 = affine.max #map3()[%arg1, %0]
    scf.for %arg5 = %1 to %arg2 step %arg3 {
      %2 = affine.apply #map1(%arg5)[%arg2]
      %3 = affine.min #map2(%arg3, %arg4, %arg5)
      memref.store %2, %arg0[] : memref<index>
      memref.store %arg3, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
    }
    return
  }
  func.func @c(%arg0: memref<index>, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = affine.apply #map4()[%arg1]
    scf.for %arg3 = %c4 to %0 step %c4 {
      memref.store %arg3, %arg0[] : memref<index>
    }
    %1 = affine.apply #map()[%c4, %0, %c8]
    scf.for %arg3 = %c4 to %1 step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %3 = affine.apply #map()[%arg1, %arg2, %c8]
      scf.for %arg4 = %arg1 to %3 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      %4 = affine.max #map3()[%arg1, %3]
      scf.for %arg4 = %4 to %arg2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    %2 = affine.max #map5()[%c4, %1]
    scf.for %arg3 = %2 to %0 step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %3 = affine.apply #map()[%arg1, %arg2, %c8]
      scf.for %arg4 = %arg1 to %3 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      %4 = affine.max #map3()[%arg1, %3]
      scf.for %arg4 = %4 to %arg2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    return
  }
}

