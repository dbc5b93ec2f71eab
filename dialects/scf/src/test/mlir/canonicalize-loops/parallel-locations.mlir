// RUN: --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
// The terminator of merged loops is a new one, at the place of the outer loop.
module {
  func.func @merge(%n: index loc("n"), %m: memref<4xindex> loc("m")) {
    %c0 = arith.constant 0 : index loc("zero")
    %c1 = arith.constant 1 : index loc("one")
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      scf.parallel (%j) = (%c0) to (%n) step (%c1) {
        memref.store %i, %m[%j] : memref<4xindex> loc("store")
        scf.reduce loc("inner reduce")
      } loc("inner")
      scf.reduce loc("outer reduce")
    } loc("outer")
    return loc("return")
  } loc("function")
} loc("module")
