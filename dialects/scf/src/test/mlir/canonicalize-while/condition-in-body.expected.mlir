module {
  func.func @truth2(%arg0: index) -> (index, i1) {
    %true = arith.constant true
    %0:2 = scf.while (%arg1 = %arg0) : (index) -> (index, i1) {
      %1 = "test.c"(%arg1) : (index) -> i1
      scf.condition(%1) %arg1, %1 : index, i1
    } do {
    ^bb0(%arg1: index, %arg2: i1):
      "test.u"(%true) : (i1) -> ()
      %1 = "test.n"(%arg1) : (index) -> index
      scf.yield %1 : index
    }
    return %0#0, %0#1 : index, i1
  }
}

