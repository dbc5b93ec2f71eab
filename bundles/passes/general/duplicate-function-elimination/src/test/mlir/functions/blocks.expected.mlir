module {
  func.func @a(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = scf.if %arg0 -> (i32) {
      scf.yield %0 : i32
    } else {
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    }
    return %1 : i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg1 : i32)
  }
  func.func @d(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = scf.if %arg0 -> (i32) {
      scf.yield %0 : i32
    } else {
      %c2_i32 = arith.constant 2 : i32
      scf.yield %c2_i32 : i32
    }
    return %1 : i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg1 : i32)
  }
  func.func @e(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb2, ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = scf.if %arg0 -> (i32) {
      scf.yield %0 : i32
    } else {
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    }
    return %1 : i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg1 : i32)
  }
  func.func @priv_user() -> i32 {
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %0 = call @a(%true, %c3_i32) : (i1, i32) -> i32
    return %0 : i32
  }
}

