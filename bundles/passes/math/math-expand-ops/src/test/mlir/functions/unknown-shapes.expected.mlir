module {
  func.func @ranked(%arg0: tensor<?xf32>, %arg1: tensor<?xi8>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi8>) {
    %0 = math.tanh %arg0 : tensor<?xf32>
    %1 = math.roundeven %0 : tensor<?xf32>
    %2 = math.ctlz %arg1 : tensor<?xi8>
    return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xi8>
  }
  func.func @unranked(%arg0: tensor<*xf32>, %arg1: tensor<*xi32>) -> tensor<*xf32> {
    %0 = math.sinh %arg0 : tensor<*xf32>
    %1 = math.fpowi %0, %arg1 : tensor<*xf32>, tensor<*xi32>
    %2 = math.log %1 : tensor<*xf32>
    %3 = arith.mulf %arg0, %2 : tensor<*xf32>
    %4 = math.exp %3 : tensor<*xf32>
    return %4 : tensor<*xf32>
  }
}

