module {
  func.func @abs(%arg0: i32 loc("a"), %arg1: i1 loc("c")) -> i32 {
    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2 loc("branch")
  ^bb1(%0: i32 loc("b")):  // pred: ^bb0
    %1 = arith.addi %0, %arg0 : i32 loc("add")
    return %1 : i32 loc("return1")
  ^bb2:  // pred: ^bb0
    return %arg0 : i32 loc("return2")
  } loc("abs")
  func.func @f(%arg0: i32 loc("a"), %arg1: i1 loc("c")) -> i32 {
    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2 loc(callsite("branch" at "call1"))
  ^bb1(%0: i32 loc("b")):  // pred: ^bb0
    %1 = arith.addi %0, %arg0 : i32 loc(callsite("add" at "call1"))
    cf.br ^bb3(%1 : i32) loc(callsite("return1" at "call1"))
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32) loc(callsite("return2" at "call1"))
  ^bb3(%2: i32 loc("call1")):  // 2 preds: ^bb1, ^bb2
    cf.cond_br %arg1, ^bb4(%2 : i32), ^bb5 loc("branch")
  ^bb4(%3: i32 loc("b")):  // pred: ^bb3
    %4 = arith.addi %3, %2 : i32 loc("add")
    cf.br ^bb6(%4 : i32) loc("return1")
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%2 : i32) loc("return2")
  ^bb6(%5: i32 loc(unknown)):  // 2 preds: ^bb4, ^bb5
    return %5 : i32 loc("return")
  } loc("f")
} loc("module")
