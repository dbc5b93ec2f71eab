module {
  func.func @replacecond(%arg0: index, %arg1: index, %arg2: index) -> (index, i1) {
    %0 = arith.cmpi eq, %arg0, %arg1 : index
    scf.if %0 {
      "test.a"() : () -> ()
      "test.a"() : () -> ()
    } else {
      "test.b"() : () -> ()
      "test.b"() : () -> ()
    }
    return %arg1, %0 : index, i1
  }
}

