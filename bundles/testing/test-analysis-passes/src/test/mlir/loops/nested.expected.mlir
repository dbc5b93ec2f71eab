Testing : "nested"
Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
Loop at depth 1 containing: ^bb1<header>,^bb2,^bb3,^bb6,^bb7<latch><exiting>,^bb4,^bb5
    Loop at depth 2 containing: ^bb2<header><latch><exiting>
    Loop at depth 2 containing: ^bb3<header><exiting>,^bb4<latch>,^bb5<latch>
        Loop at depth 3 containing: ^bb5<header><latch><exiting>
    Loop at depth 2 containing: ^bb6<header><latch><exiting>
Testing : "irreducible"
Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
no loops
Testing : "declaration"
empty region
module {
  func.func @nested(%arg0: i1) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb7
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb2
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb3:  // 3 preds: ^bb2, ^bb4, ^bb5
    cf.cond_br %arg0, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    cf.cond_br %arg0, ^bb3, ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb5
    cf.cond_br %arg0, ^bb5, ^bb3
  ^bb6:  // 2 preds: ^bb3, ^bb6
    cf.cond_br %arg0, ^bb6, ^bb7
  ^bb7:  // pred: ^bb6
    cf.cond_br %arg0, ^bb1, ^bb8
  ^bb8:  // pred: ^bb7
    return
  }
  func.func @irreducible(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb2
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb3:  // pred: ^bb2
    return
  ^bb4:  // pred: ^bb4
    cf.br ^bb4
  }
  func.func private @declaration()
}

