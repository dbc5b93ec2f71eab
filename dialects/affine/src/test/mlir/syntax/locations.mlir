// RUN: --mlir-print-debuginfo --mlir-print-local-scope
// The variable of a loop has a location; those of a parallel loop are printed without.
module {
  func.func @g(%n: index loc("n")) {
    affine.for %i loc("variable") = 0 to %n {
      affine.parallel (%j) = (0) to (symbol(%n)) {
      } loc("parallel")
    } {x} loc("loop")
    return loc("return")
  } loc("g")
} loc("module")
