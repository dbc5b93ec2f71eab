module {
  func.func @matmul(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>, %arg2: memref<64x64xf32>) {
    affine.parallel (%arg3) = (0) to (64) {
      affine.for %arg4 = 0 to 64 {
        affine.for %arg5 = 0 to 64 {
          %0 = affine.load %arg0[%arg3, %arg5] : memref<64x64xf32>
          %1 = affine.load %arg1[%arg5, %arg4] : memref<64x64xf32>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<64x64xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg2[%arg3, %arg4] : memref<64x64xf32>
        }
      }
    }
    return
  }
  func.func @bounds(%arg0: memref<?xvector<4xf32>>, %arg1: index, %arg2: index, %arg3: index) {
    affine.for %arg4 = 0 to 10 {
      affine.parallel (%arg5) = (max(%arg1, %arg4)) to (min(%arg2, %arg3)) step (3) {
        %0 = affine.load %arg0[%arg5] : memref<?xvector<4xf32>>
        affine.store %0, %arg0[%arg5] : memref<?xvector<4xf32>>
      }
    }
    return
  }
}

