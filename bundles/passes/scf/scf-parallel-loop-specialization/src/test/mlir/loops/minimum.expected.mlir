#map = affine_map<()[s0, s1] -> (1024, s0 - s1, 512)>
#map1 = affine_map<()[s0, s1] -> (s0, s0 - s1)>
module {
  func.func @for(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = affine.min #map()[%arg0, %arg1]
    scf.for %arg4 = %c0 to %0 step %c1 {
      memref.store %arg3, %arg2[%arg4] : memref<?xf32>
      scf.for %arg5 = %arg4 to %0 step %c1 {
        memref.store %arg3, %arg2[%arg5] : memref<?xf32>
      } {inner}
    }
    %1 = affine.min #map1()[%arg0, %arg1]
    scf.for %arg4 = %c0 to %1 step %c1 {
      memref.store %arg3, %arg2[%arg4] : memref<?xf32>
    }
    %c512 = arith.constant 512 : index
    %2 = arith.cmpi eq, %0, %c512 : index
    %c512_0 = arith.constant 512 : index
    %3 = arith.cmpi eq, %0, %c512_0 : index
    %4 = arith.andi %2, %3 : i1
    scf.if %4 {
      scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c512_0, %c512_0) step (%c1, %c1) {
        memref.store %arg3, %arg2[%arg4] : memref<?xf32>
        scf.reduce 
      }
    } else {
      scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%0, %0) step (%c1, %c1) {
        memref.store %arg3, %arg2[%arg4] : memref<?xf32>
        scf.reduce 
      }
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
      memref.store %arg3, %arg2[%arg4] : memref<?xf32>
      scf.reduce 
    }
    return
  }
}

