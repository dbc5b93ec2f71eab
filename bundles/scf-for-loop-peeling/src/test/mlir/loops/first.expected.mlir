#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map2 = affine_map<()[s0] -> (s0 * 8)>
module {
  func.func @b(%arg0: memref<index>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0 = affine.apply #map()[%arg1, %arg3]
    scf.for %arg5 = %arg1 to %0 step %arg3 {
      %1 = affine.min #map1(%arg3, %0, %arg5)
      %2 = affine.max #map1(%arg3, %0, %arg5)
      %3 = affine.min #map1(%arg3, %arg4, %arg5)
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
    }
    scf.for %arg5 = %0 to %arg2 step %arg3 {
      %1 = affine.min #map1(%arg3, %arg2, %arg5)
      %2 = affine.max #map1(%arg3, %arg2, %arg5)
      %3 = affine.min #map1(%arg3, %arg4, %arg5)
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
      memref.store %3, %arg0[] : memref<index>
    }
    return
  }
  func.func @c(%arg0: memref<index>, %arg1: index, %arg2: index) {
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = affine.apply #map2()[%arg1]
    scf.for %arg3 = %c4 to %c8 step %c4 {
      memref.store %arg3, %arg0[] : memref<index>
    }
    scf.for %arg3 = %c8 to %0 step %c4 {
      memref.store %arg3, %arg0[] : memref<index>
    }
    scf.for %arg3 = %c4 to %c12 step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %1 = affine.apply #map()[%arg1, %c8]
      scf.for %arg4 = %arg1 to %1 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      scf.for %arg4 = %1 to %arg2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    scf.for %arg3 = %c12 to %0 step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %1 = affine.apply #map()[%arg1, %c8]
      scf.for %arg4 = %arg1 to %1 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      scf.for %arg4 = %1 to %arg2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    return
  }
}

