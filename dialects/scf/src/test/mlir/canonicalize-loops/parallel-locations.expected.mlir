module {
  func.func @merge(%arg0: index loc("n"), %arg1: memref<4xindex> loc("m")) {
    %c0 = arith.constant 0 : index loc("zero")
    %c1 = arith.constant 1 : index loc("one")
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c1) {
      memref.store %arg2, %arg1[%arg3] : memref<4xindex> loc("store")
      scf.reduce  loc("outer")
    } loc("outer")
    return loc("return")
  } loc("function")
} loc("module")
