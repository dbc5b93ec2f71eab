module {
  func.func @combine(%arg0: i1, %arg1: index, %arg2: index) -> (index, index) {
    %0:2 = scf.if %arg0 -> (index, index) {
      %1 = "test.a"() : () -> index
      %2 = "test.c"(%1) : (index) -> index
      "test.e"(%2) : (index) -> ()
      scf.yield %1, %2 : index, index
    } else {
      %1 = "test.b"() : () -> index
      %2 = "test.d"(%1) : (index) -> index
      "test.f"(%2) : (index) -> ()
      scf.yield %1, %2 : index, index
    }
    return %0#0, %0#1 : index, index
  }
}

