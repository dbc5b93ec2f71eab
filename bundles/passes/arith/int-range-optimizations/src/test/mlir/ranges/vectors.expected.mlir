module {
  func.func @vectors(%arg0: vector<4xi32>, %arg1: vector<4xi1>) -> (vector<4xi1>, vector<4xi32>, vector<4xi1>) {
    %cst = arith.constant dense<true> : vector<4xi1>
    %cst_0 = arith.constant dense<[10, 1, 2, 3]> : vector<4xi32>
    %cst_1 = arith.constant dense<20> : vector<4xi32>
    %0 = arith.minui %arg0, %cst_0 : vector<4xi32>
    %1 = arith.select %arg1, %0, %cst_1 : vector<4xi1>, vector<4xi32>
    %2 = arith.cmpi ugt, %1, %0 : vector<4xi32>
    return %cst, %0, %2 : vector<4xi1>, vector<4xi32>, vector<4xi1>
  }
  func.func @tensors(%arg0: tensor<4xi32>) -> tensor<4xi1> {
    %cst = arith.constant dense<true> : tensor<4xi1>
    return %cst : tensor<4xi1>
  }
}

