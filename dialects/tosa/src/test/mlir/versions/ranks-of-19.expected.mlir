module {
  func.func @ranks(%arg0: tensor<8x1xf32>, %arg1: tensor<10x9x8x7xf32>, %arg2: tensor<i32>, %arg3: tensor<2x2xi32>, %arg4: tensor<8x1xi1>) {
    %0 = tosa.add %arg0, %arg1 : (tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xf32>
    %1 = tosa.bitwise_and %arg2, %arg3 : (tensor<i32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %2 = tosa.mul %arg0, %arg1 {shift = 0 : i8} : (tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xf32>
    %3 = tosa.select %arg4, %arg0, %arg1 : (tensor<8x1xi1>, tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xf32>
    %4 = tosa.greater %arg0, %arg1 : (tensor<8x1xf32>, tensor<10x9x8x7xf32>) -> tensor<10x9x8x7xi1>
    return
  }
}

