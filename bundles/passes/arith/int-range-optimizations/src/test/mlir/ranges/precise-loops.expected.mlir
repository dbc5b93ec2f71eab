module {
  func.func @two_dimensions() {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c10, %c1) step (%c1, %c1) {
      "test.use"(%true, %true) : (i1, i1) -> ()
      scf.reduce 
    }
    return
  }
}

