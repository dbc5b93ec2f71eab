module {
  func.func @g(%arg0: index loc("n")) {
    affine.for %arg1 loc("variable") = 0 to %arg0 {
      affine.parallel (%arg2) = (0) to (symbol(%arg0)) {
      } loc("parallel")
    } {x} loc("loop")
    return loc("return")
  } loc("g")
} loc("module")
