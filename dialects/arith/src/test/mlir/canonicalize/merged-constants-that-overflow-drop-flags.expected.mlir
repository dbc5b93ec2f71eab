module {
  func.func @signed(%arg0: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8) {
    %c-112_i8 = arith.constant -112 : i8
    %c56_i8 = arith.constant 56 : i8
    %c-56_i8 = arith.constant -56 : i8
    %0 = arith.addi %arg0, %c-56_i8 : i8
    %1 = arith.addi %arg0, %c-56_i8 : i8
    %2 = arith.subi %c56_i8, %arg0 : i8
    %3 = arith.subi %arg0, %c-56_i8 : i8
    %4 = arith.muli %arg0, %c-112_i8 : i8
    %5 = arith.subi %c-56_i8, %arg0 : i8
    %6 = arith.subi %c56_i8, %arg0 : i8
    %7 = arith.addi %arg0, %c-56_i8 : i8
    return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, i8, i8, i8, i8
  }
  func.func @unsigned(%arg0: i8) -> (i8, i8, i8, i8, i8) {
    %c-112_i8 = arith.constant -112 : i8
    %c-80_i8 = arith.constant -80 : i8
    %c44_i8 = arith.constant 44 : i8
    %0 = arith.addi %arg0, %c44_i8 overflow<nuw> : i8
    %1 = arith.addi %arg0, %c-80_i8 : i8
    %2 = arith.muli %arg0, %c-112_i8 : i8
    %3 = arith.addi %arg0, %c-80_i8 : i8
    %4 = arith.subi %arg0, %c44_i8 overflow<nuw> : i8
    return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
  }
  func.func @kept(%arg0: i8) -> (i8, i8, i8, i8) {
    %c-56_i8 = arith.constant -56 : i8
    %c100_i8 = arith.constant 100 : i8
    %c80_i8 = arith.constant 80 : i8
    %c120_i8 = arith.constant 120 : i8
    %0 = arith.addi %arg0, %c120_i8 overflow<nsw, nuw> : i8
    %1 = arith.addi %arg0, %c80_i8 overflow<nsw, nuw> : i8
    %2 = arith.muli %arg0, %c100_i8 overflow<nsw, nuw> : i8
    %3 = arith.addi %arg0, %c-56_i8 overflow<nuw> : i8
    return %0, %1, %2, %3 : i8, i8, i8, i8
  }
}

