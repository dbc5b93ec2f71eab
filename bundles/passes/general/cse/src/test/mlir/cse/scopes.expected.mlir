module {
  func.func private @use(i32, i32)
  func.func @scopes(%arg0: i1, %arg1: i32, %arg2: i32) {
    %0 = arith.addi %arg1, %arg2 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = arith.muli %arg1, %arg2 : i32
    call @use(%0, %1) : (i32, i32) -> ()
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %2 = arith.muli %arg1, %arg2 : i32
    call @use(%2, %0) : (i32, i32) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    scf.if %arg0 {
      func.call @use(%0, %0) : (i32, i32) -> ()
    }
    return
  }
}

