module {
  func.func @moved(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> tensor<2x4xi64> {
    %0 = tosa.cast %arg1 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi32>
    %2 = tosa.const_shape  {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.concat %1, %0 {axis = 0 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
    %4 = tosa.reshape %3, %2 : (tensor<8xi32>, !tosa.shape<2>) -> tensor<2x4xi32>
    %5 = tosa.cast %4 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    return %5 : tensor<2x4xi64>
  }
  func.func @positions(%arg0: tensor<3x4xf32>) -> tensor<4xi64> {
    %0 = tosa.argmax %arg0 {axis = 0 : i32} : (tensor<3x4xf32>) -> tensor<4xi32>
    %1 = tosa.cast %0 : (tensor<4xi32>) -> tensor<4xi64>
    return %1 : tensor<4xi64>
  }
  func.func @constants() -> (tensor<2xi64>, tensor<?xi64>) {
    %0 = "tosa.const"() <{values = dense<[1, -2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = tosa.cast %0 : (tensor<2xi32>) -> tensor<2xi64>
    %2 = tosa.identity %0 {note = 3 : i32} : (tensor<2xi32>) -> tensor<?xi32>
    %3 = tosa.cast %2 : (tensor<?xi32>) -> tensor<?xi64>
    return %1, %3 : tensor<2xi64>, tensor<?xi64>
  }
  func.func @casts(%arg0: tensor<4xi8>, %arg1: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xf32>) {
    %0 = tosa.cast %arg1 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi32>
    %2 = tosa.cast %1 : (tensor<4xi32>) -> tensor<4xi64>
    %3 = tosa.cast %0 : (tensor<4xi32>) -> tensor<4xf32>
    return %2, %3 : tensor<4xi64>, tensor<4xf32>
  }
  func.func @regions(%arg0: tensor<i1>, %arg1: tensor<4xi64>) -> tensor<4xi64> {
    %0 = tosa.cast %arg1 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = tosa.cond_if %arg0 (%arg2 = %0) : tensor<i1> (tensor<4xi32>) -> tensor<4xi32> {
    ^bb0(%arg2: tensor<4xi32>):
      tosa.yield %arg2 : tensor<4xi32>
    } else {
    ^bb0(%arg2: tensor<4xi32>):
      %3 = tosa.clamp %arg2 {max_val = 127 : i32, min_val = -5 : i32} : (tensor<4xi32>) -> tensor<4xi32>
      tosa.yield %3 : tensor<4xi32>
    }
    %2 = tosa.cast %1 : (tensor<4xi32>) -> tensor<4xi64>
    return %2 : tensor<4xi64>
  }
  func.func @others(%arg0: tensor<4xf32>, %arg1: i64) -> (tensor<4xf32>, i64) {
    %0 = tosa.add %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0, %arg1 : tensor<4xf32>, i64
  }
}

