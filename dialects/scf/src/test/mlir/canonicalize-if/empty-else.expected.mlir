module {
  func.func @emptyelse(%arg0: i1, %arg1: index, %arg2: index) {
    %true = arith.constant true
    scf.if %arg0 {
      "test.a"(%true) : (i1) -> ()
    } else {
      "test.a"(%arg1) : (index) -> ()
    }
    return
  }
}

