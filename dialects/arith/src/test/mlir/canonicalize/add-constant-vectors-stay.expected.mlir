module {
  func.func @addv(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %cst overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
}

