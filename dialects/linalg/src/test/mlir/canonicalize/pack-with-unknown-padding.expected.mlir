module {
  func.func @constant_with_unknown_padding(%arg0: tensor<4x2xf32>, %arg1: f32) -> tensor<4x2xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<7xf32>
    %pack = linalg.pack %cst padding_value(%arg1 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg0 : tensor<7xf32> -> tensor<4x2xf32>
    return %pack : tensor<4x2xf32>
  }
}

