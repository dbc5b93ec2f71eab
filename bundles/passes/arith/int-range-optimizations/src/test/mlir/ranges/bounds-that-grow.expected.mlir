module {
  func.func @forall(%arg0: index) {
    %true = arith.constant true
    scf.forall (%arg1) in (10) {
      "test.use"(%true) : (i1) -> ()
    }
    return
  }
  func.func @growing_bound() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c-3 = arith.constant -3 : index
    %0 = scf.for %arg0 = %c0 to %c5 step %c1 iter_args(%arg1 = %c0) -> (index) {
      %1 = scf.for %arg2 = %arg1 to %c5 step %c1 iter_args(%arg3 = %c-3) -> (index) {
        %2 = arith.cmpi sge, %arg2, %c0 : index
        "test.use"(%2) : (i1) -> ()
        scf.yield %c-3 : index
      }
      scf.yield %c-3 : index
    }
    return
  }
}

