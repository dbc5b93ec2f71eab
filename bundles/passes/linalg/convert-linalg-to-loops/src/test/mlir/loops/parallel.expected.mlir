#map = affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x8xf32>, %arg2: memref<?xf32>, %arg3: f32, %arg4: memref<f32>, %arg5: memref<?x?x?xf32>) {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%dim, %c8) step (%c1, %c1) {
      scf.for %arg8 = %c0 to %dim_0 step %c1 {
        %0 = memref.load %arg0[%arg6, %arg8] : memref<?x?xf32>
        %1 = memref.load %arg1[%arg8, %arg7] : memref<?x8xf32>
        %2 = memref.load %arg0[%arg6, %arg7] : memref<?x?xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg0[%arg6, %arg7] : memref<?x?xf32>
      }
      scf.reduce 
    }
    %dim_1 = memref.dim %arg1, %c0 : memref<?x8xf32>
    %dim_2 = memref.dim %arg2, %c0 : memref<?xf32>
    scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%c8, %dim_2) step (%c1, %c1) {
      scf.for %arg8 = %c0 to %dim_1 step %c1 {
        %0 = arith.index_cast %arg8 : index to i32
        %1 = arith.sitofp %0 : i32 to f32
        %2 = arith.addf %1, %arg3 : f32
        memref.store %2, %arg2[%arg7] : memref<?xf32>
      }
      scf.reduce 
    }
    memref.store %arg3, %arg4[] : memref<f32>
    %dim_3 = memref.dim %arg5, %c0 : memref<?x?x?xf32>
    %dim_4 = memref.dim %arg5, %c2 : memref<?x?x?xf32>
    %dim_5 = memref.dim %arg5, %c0 : memref<?x?x?xf32>
    %dim_6 = memref.dim %arg5, %c2 : memref<?x?x?xf32>
    %dim_7 = memref.dim %arg5, %c1 : memref<?x?x?xf32>
    scf.parallel (%arg6, %arg7, %arg8) = (%c0, %c0, %c0) to (%dim_3, %dim_7, %dim_6) step (%c1, %c1, %c1) {
      scf.for %arg9 = %c0 to %dim_5 step %c1 {
        scf.for %arg10 = %c0 to %dim_4 step %c1 {
          %0 = affine.apply #map(%arg7, %arg9)
          %1 = memref.load %arg5[%arg6, %0, %arg10] : memref<?x?x?xf32>
          %2 = memref.load %arg5[%arg9, %arg10, %arg8] : memref<?x?x?xf32>
          %3 = memref.load %arg5[%arg6, %arg7, %arg8] : memref<?x?x?xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          memref.store %5, %arg5[%arg6, %arg7, %arg8] : memref<?x?x?xf32>
        }
      }
      scf.reduce 
    }
    return
  }
  func.func @tensors_stay(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<4xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @other_operations(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>, %arg2: memref<8x4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      scf.parallel (%arg4) = (%c0) to (%c8) step (%c1) {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<4x8xf32>
        %1 = memref.load %arg1[%arg4] : memref<8xf32>
        %2 = arith.addf %1, %0 : f32
        memref.store %2, %arg1[%arg4] : memref<8xf32>
        scf.reduce 
      }
    }
    scf.parallel (%arg3) = (%c0) to (%c8) step (%c1) {
      %0 = memref.load %arg1[%arg3] : memref<8xf32>
      %1 = memref.load %arg1[%arg3] : memref<8xf32>
      %2 = arith.mulf %0, %1 : f32
      memref.store %2, %arg1[%arg3] : memref<8xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c4, %c8) step (%c1, %c1) {
      %0 = memref.load %arg1[%arg4] : memref<8xf32>
      memref.store %0, %arg0[%arg3, %arg4] : memref<4x8xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c8, %c4) step (%c1, %c1) {
      %0 = memref.load %arg0[%arg4, %arg3] : memref<4x8xf32>
      memref.store %0, %arg2[%arg3, %arg4] : memref<8x4xf32>
      scf.reduce 
    }
    return
  }
}

