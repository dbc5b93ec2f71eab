module {
  func.func @inv(%arg0: index, %arg1: index) -> (index, index) {
    %0 = scf.while (%arg2 = %arg0) : (index) -> index {
      %1 = "test.c"(%arg2, %arg1) : (index, index) -> i1
      scf.condition(%1) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %1 = "test.n"(%arg2, %arg1) : (index, index) -> index
      scf.yield %1 : index
    }
    return %0, %arg1 : index, index
  }
}

