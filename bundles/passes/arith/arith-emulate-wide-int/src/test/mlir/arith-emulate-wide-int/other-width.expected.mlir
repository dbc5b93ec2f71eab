module {
  func.func @f(%arg0: i16) -> vector<2xi64> {
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant dense<0> : vector<2xi64>
    %0 = arith.extui %arg0 : i16 to i64
    %sum, %overflow = arith.addui_extended %0, %c1_i64 : i64, i1
    %1 = arith.extui %overflow : i1 to i64
    %2 = arith.addi %1, %c1_i64 : i64
    %3 = vector.insert %sum, %cst [0] : i64 into vector<2xi64>
    %4 = vector.insert %2, %3 [1] : i64 into vector<2xi64>
    return %4 : vector<2xi64>
  }
}

