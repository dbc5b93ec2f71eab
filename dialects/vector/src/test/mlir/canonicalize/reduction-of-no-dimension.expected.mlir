module {
  func.func @sum(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    %0 = arith.addf %arg1, %arg0 : vector<4xf32>
    return %0 : vector<4xf32>
  }
}

