module {
  func.func @t0(%arg0: tensor<?x1x1xf32>, %arg1: index) -> tensor<?x1xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<?x1x1xf32> into tensor<?x1xf32>
    return %collapsed : tensor<?x1xf32>
  }
  func.func @m0(%arg0: memref<?x1x1xf32>, %arg1: index) -> memref<?x1xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<?x1x1xf32> into memref<?x1xf32>
    return %collapse_shape : memref<?x1xf32>
  }
  func.func @t1(%arg0: tensor<3x4x5xf32>, %arg1: index) -> tensor<3x2x2x5xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [3, 2, 2, 5] : tensor<3x4x5xf32> into tensor<3x2x2x5xf32>
    return %expanded : tensor<3x2x2x5xf32>
  }
  func.func @m1(%arg0: memref<3x4x5xf32>, %arg1: index) -> memref<3x2x2x5xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [3, 2, 2, 5] : memref<3x4x5xf32> into memref<3x2x2x5xf32>
    return %expand_shape : memref<3x2x2x5xf32>
  }
  func.func @t2(%arg0: tensor<3x4x5xf32>, %arg1: index) -> tensor<12x5xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
    return %collapsed : tensor<12x5xf32>
  }
  func.func @m2(%arg0: memref<3x4x5xf32>, %arg1: index) -> memref<12x5xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf32> into memref<12x5xf32>
    return %collapse_shape : memref<12x5xf32>
  }
  func.func @t3(%arg0: tensor<3x2x2x5xf32>, %arg1: index) -> tensor<3x4x5xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2], [3]] : tensor<3x2x2x5xf32> into tensor<3x4x5xf32>
    return %collapsed : tensor<3x4x5xf32>
  }
  func.func @m3(%arg0: memref<3x2x2x5xf32>, %arg1: index) -> memref<3x4x5xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2], [3]] : memref<3x2x2x5xf32> into memref<3x4x5xf32>
    return %collapse_shape : memref<3x4x5xf32>
  }
  func.func @t4(%arg0: tensor<?x2x2x5xf32>, %arg1: index) -> tensor<?x4x5xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2], [3]] : tensor<?x2x2x5xf32> into tensor<?x4x5xf32>
    return %collapsed : tensor<?x4x5xf32>
  }
  func.func @m4(%arg0: memref<?x2x2x5xf32>, %arg1: index) -> memref<?x4x5xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2], [3]] : memref<?x2x2x5xf32> into memref<?x4x5xf32>
    return %collapse_shape : memref<?x4x5xf32>
  }
  func.func @t5(%arg0: tensor<?x4x5xf32>, %arg1: index) -> tensor<?x2x2x5xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [%arg1, 2, 2, 5] : tensor<?x4x5xf32> into tensor<?x2x2x5xf32>
    return %expanded : tensor<?x2x2x5xf32>
  }
  func.func @m5(%arg0: memref<?x4x5xf32>, %arg1: index) -> memref<?x2x2x5xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [%arg1, 2, 2, 5] : memref<?x4x5xf32> into memref<?x2x2x5xf32>
    return %expand_shape : memref<?x2x2x5xf32>
  }
  func.func @t6(%arg0: tensor<1x?x5xf32>, %arg1: index) -> tensor<1x1x?x5xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [1, 1, %arg1, 5] : tensor<1x?x5xf32> into tensor<1x1x?x5xf32>
    return %expanded : tensor<1x1x?x5xf32>
  }
  func.func @m6(%arg0: memref<1x?x5xf32>, %arg1: index) -> memref<1x1x?x5xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [1, 1, %arg1, 5] : memref<1x?x5xf32> into memref<1x1x?x5xf32>
    return %expand_shape : memref<1x1x?x5xf32>
  }
  func.func @t7(%arg0: tensor<?x5x1x1xf32>, %arg1: index) -> tensor<?x5xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2, 3]] : tensor<?x5x1x1xf32> into tensor<?x5xf32>
    return %collapsed : tensor<?x5xf32>
  }
  func.func @m7(%arg0: memref<?x5x1x1xf32>, %arg1: index) -> memref<?x5xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2, 3]] : memref<?x5x1x1xf32> into memref<?x5xf32>
    return %collapse_shape : memref<?x5xf32>
  }
  func.func @t9(%arg0: tensor<2x?x1x3xf32>, %arg1: index) -> tensor<2x?x3xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1], [2, 3]] : tensor<2x?x1x3xf32> into tensor<2x?x3xf32>
    return %collapsed : tensor<2x?x3xf32>
  }
  func.func @m9(%arg0: memref<2x?x1x3xf32>, %arg1: index) -> memref<2x?x3xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<2x?x1x3xf32> into memref<2x?x3xf32>
    return %collapse_shape : memref<2x?x3xf32>
  }
  func.func @t10(%arg0: tensor<4x?x6xf32>, %arg1: index) -> tensor<2x2x?xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<4x?x6xf32> into tensor<4x?xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [2, 2, %arg1] : tensor<4x?xf32> into tensor<2x2x?xf32>
    return %expanded : tensor<2x2x?xf32>
  }
  func.func @m10(%arg0: memref<4x?x6xf32>, %arg1: index) -> memref<2x2x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<4x?x6xf32> into memref<4x?xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [2, 2, %arg1] : memref<4x?xf32> into memref<2x2x?xf32>
    return %expand_shape : memref<2x2x?xf32>
  }
  func.func @t11(%arg0: tensor<2x2x?x1xf32>, %arg1: index) -> tensor<2x2x?xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1], [2, 3]] : tensor<2x2x?x1xf32> into tensor<2x2x?xf32>
    return %collapsed : tensor<2x2x?xf32>
  }
  func.func @m11(%arg0: memref<2x2x?x1xf32>, %arg1: index) -> memref<2x2x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<2x2x?x1xf32> into memref<2x2x?xf32>
    return %collapse_shape : memref<2x2x?xf32>
  }
  func.func @t12(%arg0: tensor<2x3x4xf32>, %arg1: index) -> tensor<6x4xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
    return %collapsed : tensor<6x4xf32>
  }
  func.func @m12(%arg0: memref<2x3x4xf32>, %arg1: index) -> memref<6x4xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
    return %collapse_shape : memref<6x4xf32>
  }
  func.func @t13(%arg0: tensor<2x3x4x1xf32>, %arg1: index) -> tensor<2x3x4xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1], [2, 3]] : tensor<2x3x4x1xf32> into tensor<2x3x4xf32>
    return %collapsed : tensor<2x3x4xf32>
  }
  func.func @m13(%arg0: memref<2x3x4x1xf32>, %arg1: index) -> memref<2x3x4xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<2x3x4x1xf32> into memref<2x3x4xf32>
    return %collapse_shape : memref<2x3x4xf32>
  }
  func.func @t14(%arg0: tensor<1x?xf32>, %arg1: index) -> tensor<1x1x?xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [1, 1, %arg1] : tensor<1x?xf32> into tensor<1x1x?xf32>
    return %expanded : tensor<1x1x?xf32>
  }
  func.func @m14(%arg0: memref<1x?xf32>, %arg1: index) -> memref<1x1x?xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [1, 1, %arg1] : memref<1x?xf32> into memref<1x1x?xf32>
    return %expand_shape : memref<1x1x?xf32>
  }
  func.func @t15(%arg0: tensor<?x1xf32>, %arg1: index) -> tensor<?x1x1xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, 1, 1] : tensor<?x1xf32> into tensor<?x1x1xf32>
    return %expanded : tensor<?x1x1xf32>
  }
  func.func @m15(%arg0: memref<?x1xf32>, %arg1: index) -> memref<?x1x1xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, 1, 1] : memref<?x1xf32> into memref<?x1x1xf32>
    return %expand_shape : memref<?x1x1xf32>
  }
}

