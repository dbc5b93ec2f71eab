#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @casts(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>) -> (tensor<4x8xf32>, tensor<4x?xf32>, tensor<?x8xf32>) {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x8xf32>
    %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<4x?xf32>
    %cast_1 = tensor.cast %cast_0 : tensor<4x?xf32> to tensor<?x8xf32>
    return %cast, %cast_0, %cast_1 : tensor<4x8xf32>, tensor<4x?xf32>, tensor<?x8xf32>
  }
  func.func @elements(%arg0: f32, %arg1: index, %arg2: tensor<?xi32>, %arg3: tensor<2xf32>) -> (f32, f32, f16, index, index, tensor<3xf32>, tensor<2xf32>, f32) {
    %cst = arith.constant dense<2.000000e+00> : tensor<2xf32>
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant -2.000000e+00 : f16
    %extracted = tensor.extract %arg2[%arg1] : tensor<?xi32>
    %0 = arith.index_cast %extracted : i32 to index
    %1 = arith.addi %arg1, %c1 : index
    %inserted = tensor.insert %arg0 into %arg3[%arg1] : tensor<2xf32>
    %extracted_3 = tensor.extract %inserted[%c0] : tensor<2xf32>
    return %cst_1, %arg0, %cst_2, %0, %1, %cst_0, %cst, %extracted_3 : f32, f32, f16, index, index, tensor<3xf32>, tensor<2xf32>, f32
  }
  func.func @dims(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: tensor<2xi32>, %arg4: tensor<*xf32>) -> (index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
    %dim = tensor.dim %collapsed, %c0 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [%arg1, 6, %arg2] : tensor<?x?xf32> into tensor<?x6x?xf32>
    %dim_0 = tensor.dim %expanded, %c0 : tensor<?x6x?xf32>
    %dim_1 = tensor.dim %collapsed, %c1 : tensor<?x?xf32>
    %extracted = tensor.extract %arg3[%c1] : tensor<2xi32>
    %0 = arith.index_cast %extracted : i32 to index
    return %arg2, %dim, %dim_0, %dim_1, %0, %arg2 : index, index, index, index, index, index
  }
  func.func @slices(%arg0: tensor<?x?xf32>, %arg1: tensor<4x?xf32>, %arg2: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[1, %arg2] [4, %arg2] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<4x?xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2, 0] [4, %arg2] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg2] [%arg2, 1] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
    return %cast, %inserted_slice, %extracted_slice_0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>
  }
  func.func @reshapes(%arg0: tensor<?x?x4xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<?x?x4xf32>, tensor<?xf32>, tensor<?x?x2x2xf32>, tensor<2x2xf32>, tensor<6xi32>, tensor<4x2xf32>) {
    %cst = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%arg1, %arg2, 2, 2] : tensor<?x?x4xf32> into tensor<?x?x2x2xf32>
    %from_elements = tensor.from_elements %arg3, %arg3, %arg3, %arg3 : tensor<2x2xf32>
    %splat = tensor.splat %arg3 : tensor<4x2xf32>
    return %arg0, %collapsed, %expanded, %from_elements, %cst, %splat : tensor<?x?x4xf32>, tensor<?xf32>, tensor<?x?x2x2xf32>, tensor<2x2xf32>, tensor<6xi32>, tensor<4x2xf32>
  }
  func.func @pads(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>) {
    %padded = tensor.pad %arg0 low[2, 0] high[1, %arg1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg2 : f32
    } : tensor<4x?xf32> to tensor<7x?xf32>
    %cast = tensor.cast %padded : tensor<7x?xf32> to tensor<?x?xf32>
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%arg1]
    %padded_0 = tensor.pad %arg0 low[%1, 0] high[3, %0] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg2 : f32
    } : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast, %arg0, %padded_0 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>
  }
}

