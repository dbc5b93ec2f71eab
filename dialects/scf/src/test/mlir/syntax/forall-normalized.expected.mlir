module {
  func.func @f(%arg0: index, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.forall (%arg2, %arg3) in (%c1, %arg0) {
      "test.use"(%arg2, %arg3) : (index, index) -> ()
    }
    scf.forall (%arg2, %arg3) = (%c0, %arg1) to (%c1, %arg0) step (1, %c1) {
      "test.use"(%arg2, %arg3) : (index, index) -> ()
    }
    return
  }
}

