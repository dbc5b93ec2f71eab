module {
  func.func @one_bit(%arg0: i1) -> (i1, i1) {
    %true = arith.constant true
    %low, %high = arith.mulsi_extended %arg0, %true : i1
    return %low, %high : i1, i1
  }
  func.func @vector(%arg0: vector<2xi1>) -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    %low, %high = arith.mulsi_extended %arg0, %cst : vector<2xi1>
    return %high : vector<2xi1>
  }
  func.func @two_bits(%arg0: i2) -> (i2, i2) {
    %c0_i2 = arith.constant 0 : i2
    %0 = arith.cmpi slt, %arg0, %c0_i2 : i2
    %1 = arith.extsi %0 : i1 to i2
    return %arg0, %1 : i2, i2
  }
}

