module {
  func.func @cond(%arg0: i1, %arg1: index, %arg2: index) {
    %false = arith.constant false
    %true = arith.constant true
    scf.if %arg0 {
      "test.a"(%true) : (i1) -> ()
      "test.aa"(%true) : (i1) -> ()
    } else {
      "test.b"(%false) : (i1) -> ()
      "test.ab"(%false) : (i1) -> ()
    }
    return
  }
}

