module {
  func.func @forall7(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: index) -> tensor<8xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    return %inserted_slice_0 : tensor<8xf32>
  }
}

