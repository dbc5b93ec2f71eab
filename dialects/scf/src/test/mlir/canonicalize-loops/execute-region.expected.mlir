module {
  func.func @exec(%arg0: i1, %arg1: index) -> index {
    %0 = arith.addi %arg1, %arg1 : index
    cf.cond_br %arg0, ^bb1, ^bb2(%0 : index)
  ^bb1:  // pred: ^bb0
    "test.a"(%0) : (index) -> ()
    cf.br ^bb2(%arg1 : index)
  ^bb2(%1: index):  // 2 preds: ^bb0, ^bb1
    "test.u"(%1) : (index) -> ()
    scf.if %arg0 {
      "test.a"(%0) : (index) -> ()
      "test.w"(%arg1) : (index) -> ()
    }
    return %1 : index
  }
}

