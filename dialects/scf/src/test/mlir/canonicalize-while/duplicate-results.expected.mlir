module {
  func.func @dup(%arg0: index) -> (index, index) {
    %0 = scf.while (%arg1 = %arg0) : (index) -> index {
      %1:2 = "test.c"(%arg1) : (index) -> (i1, index)
      scf.condition(%1#0) %1#1 : index
    } do {
    ^bb0(%arg1: index):
      %1 = "test.n"(%arg1, %arg1) : (index, index) -> index
      scf.yield %1 : index
    }
    return %0, %0 : index, index
  }
}

