module {
  func.func @unused(%arg0: i1, %arg1: index) -> index {
    %0 = scf.if %arg0 -> (index) {
      %1:3 = "test.a"() : () -> (index, i32, index)
      scf.yield %1#2 : index
    } else {
      %1:3 = "test.b"() : () -> (index, i32, index)
      scf.yield %1#2 : index
    }
    return %0 : index
  }
}

