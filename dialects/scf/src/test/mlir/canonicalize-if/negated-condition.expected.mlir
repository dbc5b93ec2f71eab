module {
  func.func @neg(%arg0: i1, %arg1: index) -> index {
    %0 = scf.if %arg0 -> (index) {
      %1 = "test.b"() : () -> index
      scf.yield %1 : index
    } else {
      %1 = "test.a"() : () -> index
      "test.c"() : () -> ()
      scf.yield %1 : index
    }
    return %0 : index
  }
}

