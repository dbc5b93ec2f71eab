module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<4x4xf32>, %arg2: f32, %arg3: index, %arg4: tensor<*xf32>, %arg5: tensor<1xindex>, %arg6: tensor<1x2x2xindex>, %arg7: tensor<4x5x6xf32>, %arg8: tensor<8x16x8x32xf32>, %arg9: tensor<256x128xf32>) {
    %0 = tensor.bitcast %arg0 : tensor<?xf32> to tensor<?xi32>
    %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %dim = tensor.dim %arg0, %arg3 : tensor<?xf32>
    %1 = tensor.empty(%arg3) : tensor<?xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg3, 1] : tensor<?xf32> into tensor<?x1xf32>
    %extracted = tensor.extract %arg0[%arg3] : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
    %from_elements = tensor.from_elements %arg2, %arg2 : tensor<2xf32>
    %gather = tensor.gather %arg7[%arg6] gather_dims([1, 2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
    %generated = tensor.generate %arg3 {
    ^bb0(%arg10: index):
      tensor.yield %arg2 : f32
    } {a = 1 : i64} : tensor<?xf32>
    %inserted = tensor.insert %arg2 into %arg0[%arg3] : tensor<?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 0] [4, 1] [1, 1] {x} : tensor<4xf32> into tensor<4x4xf32>
    %padded = tensor.pad %arg0 nofold low[1] high[%arg3] {
    ^bb0(%arg10: index):
      tensor.yield %arg2 : f32
    } {x} : tensor<?xf32> to tensor<?xf32>
    %rank = tensor.rank %arg4 : tensor<*xf32>
    %reshape = tensor.reshape %arg0(%arg5) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %scatter = tensor.scatter %gather into %arg7[%arg6] scatter_dims([1, 2]) unique : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
    %splat = tensor.splat %arg2 : tensor<4xf32>
    %splat_0 = tensor.splat %arg2[%arg3] : tensor<?xf32>
    return
  }
}

