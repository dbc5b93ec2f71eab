#map = affine_map<()[s0] -> (s0 + 4)>
#map1 = affine_map<()[s0] -> (s0 + 3)>
module {
  func.func @partial(%arg0: tensor<4x?xf32>, %arg1: tensor<?x7xf32>) -> tensor<?x?xf32> {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0_0 : tensor<?x7xf32>
    %0 = affine.apply #map()[%dim]
    %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<4x?xf32>, tensor<?x7xf32>) -> tensor<?x7xf32>
    %cast = tensor.cast %concat : tensor<?x7xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @chain(%arg0: tensor<4x3xf32, "e">, %arg1: tensor<4x7xf32, "e">) -> tensor<?x?xf32, "e"> {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_0 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c10 = arith.constant 10 : index
    %concat = tensor.concat dim(1) %arg0, %arg1 {test.kept} : (tensor<4x3xf32, "e">, tensor<4x7xf32, "e">) -> tensor<4x10xf32, "e">
    %cast = tensor.cast %concat : tensor<4x10xf32, "e"> to tensor<?x?xf32, "e">
    %c3_1 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c4_2 = arith.constant 4 : index
    %c0_3 = arith.constant 0 : index
    %c4_4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %concat_5 = tensor.concat dim(0) %cast, %arg0 : (tensor<?x?xf32, "e">, tensor<4x3xf32, "e">) -> tensor<8x3xf32, "e">
    %cast_6 = tensor.cast %concat_5 : tensor<8x3xf32, "e"> to tensor<?x?xf32, "e">
    return %cast_6 : tensor<?x?xf32, "e">
  }
  func.func @known(%arg0: tensor<4x3xf32>, %arg1: tensor<4x?xf32>) -> (tensor<4x6xf32>, tensor<4x?xf32>) {
    %concat = tensor.concat dim(1) %arg0, %arg0 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1_0 : tensor<4x?xf32>
    %0 = affine.apply #map1()[%dim]
    %concat_1 = tensor.concat dim(1) %arg0, %arg1 : (tensor<4x3xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    return %concat, %concat_1 : tensor<4x6xf32>, tensor<4x?xf32>
  }
}

