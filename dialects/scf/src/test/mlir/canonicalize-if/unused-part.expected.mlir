module {
  func.func @unusedpart(%arg0: i1, %arg1: index) -> index {
    %0 = scf.if %arg0 -> (index) {
      %1 = "test.a"() : () -> index
      scf.yield %1 : index
    } else {
      scf.yield %arg1 : index
    }
    return %0 : index
  }
}

