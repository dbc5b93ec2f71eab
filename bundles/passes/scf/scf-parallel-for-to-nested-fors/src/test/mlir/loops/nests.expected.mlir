module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      scf.for %arg4 = %c1 to %arg1 step %arg1 {
        memref.store %arg2, %arg0[%arg3, %arg4] : memref<?x?xf32>
        scf.for %arg5 = %c0 to %arg1 step %c1 {
          memref.store %arg2, %arg0[%arg5, %arg4] : memref<?x?xf32>
        }
      }
    }
    %0 = scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) init (%arg2) -> f32 {
      scf.for %arg4 = %c0 to %arg1 step %c1 {
        memref.store %arg2, %arg0[%arg4, %arg3] : memref<?x?xf32>
      }
      scf.reduce(%arg2 : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %1 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %1 : f32
      }
    }
    return %0 : f32
  }
}

