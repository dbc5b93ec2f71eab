module {
  func.func @combineneg(%arg0: i1, %arg1: index, %arg2: index) {
    scf.if %arg0 {
      "test.e"(%arg1) : (index) -> ()
    } else {
      "test.g"(%arg1) : (index) -> ()
    }
    return
  }
}

