module {
  func.func @compare(%arg0: tensor<0xi8>) -> (tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
    %cst = arith.constant dense<> : tensor<0xi1>
    %cst_0 = arith.constant dense<true> : tensor<0xi1>
    %cst_1 = arith.constant dense<false> : tensor<0xi1>
    return %cst_0, %cst, %cst_1 : tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
  }
}

