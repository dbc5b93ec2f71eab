module {
  func.func @conditions(%arg0: tensor<i1>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = tosa.cond_if %arg0 (%arg2 = %arg1) : tensor<i1> (tensor<3xf32>) -> tensor<3xf32> {
    ^bb0(%arg2: tensor<3xf32>):
      %2 = tosa.exp %arg2 : (tensor<3xf32>) -> tensor<3xf32>
      tosa.yield %2 : tensor<3xf32>
    } else {
    ^bb0(%arg2: tensor<3xf32>):
      tosa.yield %arg2 : tensor<3xf32>
    } {a = 1 : i64}
    tosa.cond_if %arg0 : tensor<i1> -> () {
      tosa.yield  : 
    } else {
      tosa.yield  : 
    }
    %1 = tosa.argmax %arg1 {axis = 0 : i32, foo = unit, words = IGNORE} : (tensor<3xf32>) -> tensor<i32>
    return %0 : tensor<3xf32>
  }
}

