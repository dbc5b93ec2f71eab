module {
  func.func @branches(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb3(%c1_i32 : i32), ^bb3(%c2_i32 : i32)
  ^bb2:  // pred: ^bb0
    return %c2_i32 : i32
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb1
    return %0 : i32
  }
  func.func @regions(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func @switches(%arg0: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func @unknown(%arg0: i1, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    cf.cond_br %arg0, ^bb2(%c1_i32 : i32), ^bb2(%c2_i32 : i32)
  ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb1
    return %0 : i32
  }
}

