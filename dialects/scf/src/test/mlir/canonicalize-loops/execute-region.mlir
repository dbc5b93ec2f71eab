// RUN: --canonicalize --allow-unregistered-dialect
// One block can stand in place; many only where blocks can.
func.func @exec(%arg0: i1, %arg1: index) -> index {
  %0 = scf.execute_region -> index {
    %3 = arith.addi %arg1, %arg1 : index
    scf.yield %3 : index
  }
  %1 = scf.execute_region -> index {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "test.a"(%0) : (index) -> ()
    scf.yield %arg1 : index
  ^bb2:  // pred: ^bb0
    scf.yield %0 : index
  }
  "test.u"(%1) : (index) -> ()
  scf.if %arg0 {
    %3 = scf.execute_region -> index {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      "test.a"(%0) : (index) -> ()
      scf.yield %arg1 : index
    ^bb2:  // pred: ^bb0
      scf.yield %0 : index
    }
    "test.w"(%3) : (index) -> ()
  }
  %2 = scf.execute_region -> index {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    scf.yield %arg1 : index
  ^bb2:  // pred: ^bb0
    scf.yield %0 : index
  }
  return %1 : index
}
