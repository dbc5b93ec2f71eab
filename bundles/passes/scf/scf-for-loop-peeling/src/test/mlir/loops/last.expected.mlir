#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map3 = affine_map<()[s0] -> (s0 * 8)>
module {
  func.func @b(%arg0: memref<index>, %arg1: memref<?xf32>, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = affine.apply #map()[%c0, %dim, %arg2]
    scf.for %arg4 = %c0 to %0 step %arg2 {
      %1 = affine.apply #map1(%arg4)[%dim]
      %2 = affine.min #map2(%arg2, %arg3, %arg4)
      memref.store %arg2, %arg0[] : memref<index>
      memref.store %1, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
    }
    scf.for %arg4 = %0 to %dim step %arg2 {
      %1 = affine.apply #map1(%arg4)[%dim]
      %2 = affine.min #map2(%arg2, %arg3, %arg4)
      memref.store %1, %arg0[] : memref<index>
      memref.store %arg2, %arg0[] : memref<index>
      memref.store %2, %arg0[] : memref<index>
    }
    return
  }
  func.func @c(%arg0: memref<index>, %arg1: index, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = affine.apply #map3()[%arg1]
    scf.for %arg3 = %c4 to %0 step %c4 {
      memref.store %arg3, %arg0[] : memref<index>
    }
    %dim = memref.dim %arg2, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?xf32>
    %1 = affine.apply #map()[%c0, %dim, %c8]
    scf.for %arg3 = %c0 to %1 step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %2 = affine.apply #map()[%c0, %dim_0, %c8]
      scf.for %arg4 = %c0 to %2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      scf.for %arg4 = %2 to %dim_0 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    scf.for %arg3 = %1 to %dim step %c8 {
      memref.store %arg3, %arg0[] : memref<index>
      %2 = affine.apply #map()[%c0, %dim_0, %c8]
      scf.for %arg4 = %c0 to %2 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
      scf.for %arg4 = %2 to %dim_0 step %c8 {
        memref.store %arg4, %arg0[] : memref<index>
      }
    }
    return
  }
}

