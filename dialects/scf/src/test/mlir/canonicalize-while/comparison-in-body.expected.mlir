module {
  func.func @cmp(%arg0: index, %arg1: index) -> i1 {
    %false = arith.constant false
    %true = arith.constant true
    %0:2 = scf.while (%arg2 = %arg0) : (index) -> (index, i1) {
      %1 = arith.cmpi ne, %arg2, %arg1 : index
      scf.condition(%1) %arg2, %1 : index, i1
    } do {
    ^bb0(%arg2: index, %arg3: i1):
      "test.u"(%true, %false) : (i1, i1) -> ()
      %1 = "test.n"(%arg2) : (index) -> index
      scf.yield %1 : index
    }
    return %0#1 : i1
  }
}

