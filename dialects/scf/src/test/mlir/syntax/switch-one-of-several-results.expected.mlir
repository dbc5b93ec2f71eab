module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: i64) -> i64 {
    %0:2 = scf.if %arg1 -> (i64, i64) {
      scf.yield %arg2, %arg2 : i64, i64
    } else {
      scf.yield %arg2, %arg2 : i64, i64
    }
    cf.switch %arg0 : i32, [
      default: ^bb1(%0#1 : i64),
      0: ^bb1(%0#0 : i64),
      1: ^bb1(%0#1 : i64)
    ]
  ^bb1(%1: i64):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %1 : i64
  }
}

