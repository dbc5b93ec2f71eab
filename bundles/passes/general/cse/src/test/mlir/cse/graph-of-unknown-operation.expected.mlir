module {
  func.func @before_definition(%arg0: i32) {
    "t.graph"() ({
      %0 = arith.muli %arg0, %arg0 : i32
      "t.use"(%0, %0, %0) : (i32, i32, i32) -> ()
      "t.use"(%arg0) : (i32) -> ()
      "t.use"(%arg0) : (i32) -> ()
      "t.inner"() ({
        %c3_i32 = arith.constant 3 : i32
        "t.use"(%c3_i32, %1) : (i32, i32) -> ()
      }) : () -> ()
      %1 = "t.itself"(%1) : (i32) -> i32
    }) : () -> ()
    return
  }
  func.func @blocks(%arg0: i32) {
    "t.flow"() ({
      %0 = arith.addi %arg0, %arg0 : i32
      "t.use"(%0) : (i32) -> ()
      "t.br"()[^bb1, ^bb2] : () -> ()
    ^bb1:  // pred: ^bb0
      "t.use"(%0) : (i32) -> ()
      "t.br"()[^bb2] : () -> ()
    ^bb2:  // 2 preds: ^bb0, ^bb1
      "t.use"(%0) : (i32) -> ()
      "t.end"() : () -> ()
    }) : () -> ()
    return
  }
}

