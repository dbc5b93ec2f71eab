module {
  func.func @nested(%arg0: tensor<4xf32>) -> tensor<7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<7xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = tensor.empty() : tensor<7xf32>
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<7xf32>) -> tensor<7xf32>
      %inserted_slice_0 = tensor.insert_slice %arg0 into %2[1] [4] [1] : tensor<4xf32> into tensor<7xf32>
      %extracted = tensor.extract %inserted_slice_0[%c0] : tensor<7xf32>
      tensor.yield %extracted : f32
    } : tensor<7xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %generated[1] [4] [1] : tensor<4xf32> into tensor<7xf32>
    return %inserted_slice : tensor<7xf32>
  }
}

