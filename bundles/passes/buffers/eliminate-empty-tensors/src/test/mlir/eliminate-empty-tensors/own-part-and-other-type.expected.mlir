module {
  func.func @ownPart() -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %inserted_slice = tensor.insert_slice %0 into %0[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    return %inserted_slice : tensor<4xf32>
  }
  func.func @filledOwnPart() -> tensor<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %inserted_slice = tensor.insert_slice %1 into %0[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    return %inserted_slice : tensor<4xf32>
  }
  func.func @otherType(%arg0: tensor<8xi64>) -> tensor<8xi64> {
    %0 = tensor.empty() : tensor<4xi32>
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<8xi64> to tensor<4xi64>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
    %2 = linalg.copy ins(%1 : tensor<4xi32>) outs(%extracted_slice : tensor<4xi64>) -> tensor<4xi64>
    %inserted_slice = tensor.insert_slice %2 into %arg0[0] [4] [1] : tensor<4xi64> into tensor<8xi64>
    return %inserted_slice : tensor<8xi64>
  }
}

