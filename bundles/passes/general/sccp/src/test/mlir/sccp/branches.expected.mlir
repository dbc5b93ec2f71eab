module {
  func.func @taken(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%c1_i32 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %c1_i32 : i32
  }
  func.func @same(%arg0: i1) -> (i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg0, ^bb1(%c1_i32, %c2_i32 : i32, i32), ^bb2
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    return %c1_i32, %1 : i32, i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%c1_i32, %c1_i32 : i32, i32)
  }
  func.func @around(%arg0: i1) -> i32 {
    %true = arith.constant true
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c1_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %true, ^bb1(%c1_i32 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %c1_i32 : i32
  }
  func.func @switch(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    cf.switch %c7_i32 : i32, [
      default: ^bb1(%arg0 : i32),
      7: ^bb1(%c7_i32 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
}

