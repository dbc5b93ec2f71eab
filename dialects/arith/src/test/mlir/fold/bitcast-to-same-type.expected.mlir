module {
  func.func @constant() -> (i8, i16, i8) {
    %c1_i8 = arith.constant 1 : i8
    %c1_i16 = arith.constant 1 : i16
    %c2_i8 = arith.constant 2 : i8
    return %c1_i8, %c1_i16, %c2_i8 : i8, i16, i8
  }
  func.func @value(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
}

