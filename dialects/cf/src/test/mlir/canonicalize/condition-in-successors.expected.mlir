module {
  func.func @b2(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %false = arith.constant false
    %true = arith.constant true
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "test.foo"(%true) : (i1) -> ()
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    "test.bar"(%false) : (i1) -> ()
    cf.br ^bb3(%arg2 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %0 : i32
  }
}

