#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @mm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    affine.for %arg3 = 0 to %dim {
      affine.for %arg4 = 0 to %dim_1 {
        affine.for %arg5 = 0 to %dim_0 {
          %0 = affine.load %arg0[%arg3, %arg5] : memref<?x?xf32>
          %1 = affine.load %arg1[%arg5, %arg4] : memref<?x?xf32>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg2[%arg3, %arg4] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func @conv(%arg0: memref<4x16xf32>, %arg1: memref<3x3xf32, strided<[?, 1], offset: ?>>, %arg2: memref<2x14xf32>) {
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 14 {
        affine.for %arg5 = 0 to 3 {
          affine.for %arg6 = 0 to 3 {
            %0 = affine.apply #map(%arg3, %arg5)
            %1 = affine.apply #map(%arg4, %arg6)
            %2 = affine.load %arg0[%0, %1] : memref<4x16xf32>
            %3 = affine.load %arg1[%arg5, %arg6] : memref<3x3xf32, strided<[?, 1], offset: ?>>
            %4 = affine.load %arg2[%arg3, %arg4] : memref<2x14xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            affine.store %6, %arg2[%arg3, %arg4] : memref<2x14xf32>
          }
        }
      }
    }
    return
  }
  func.func @g(%arg0: memref<f32>, %arg1: memref<?x4xf32>, %arg2: f32, %arg3: memref<?x4xindex>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?x4xf32>
    affine.for %arg4 = 0 to %dim {
      affine.for %arg5 = 0 to 4 {
        %0 = affine.load %arg0[] : memref<f32>
        %1 = arith.addf %0, %arg2 : f32
        %2 = arith.addi %arg4, %arg5 : index
        affine.store %1, %arg1[%arg4, %arg5] : memref<?x4xf32>
        affine.store %2, %arg3[%arg4, %arg5] : memref<?x4xindex>
      }
    }
    affine.store %arg2, %arg0[] : memref<f32>
    return
  }
  func.func @t(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<4xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

