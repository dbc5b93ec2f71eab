module {
  func.func @select(%arg0: i1, %arg1: index, %arg2: index) -> (index, index, i1, i1) {
    %true = arith.constant true
    %0 = arith.select %arg0, %arg1, %arg2 : index
    %1 = arith.xori %arg0, %true : i1
    %2 = scf.if %arg0 -> (index) {
      "test.a"() : () -> ()
      scf.yield %arg1 : index
    } else {
      %3 = "test.b"() : () -> index
      scf.yield %3 : index
    }
    return %0, %2, %arg0, %1 : index, index, i1, i1
  }
}

