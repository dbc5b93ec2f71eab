// RUN: --mlir-version=19.1
// The sizes are operands.

func.func @f(%i: index, %n: index) -> (index, index) {
  %0:2 = "affine.delinearize_index"(%i, %n, %n) : (index, index, index) -> (index, index)
  return %0#0, %0#1 : index, index
}
