// RUN: --canonicalize --allow-unregistered-dialect
// Both sides yield the same value.
func.func @samesides(%arg0: i1, %arg1: index, %arg2: index) -> index {
  %0 = scf.if %arg0 -> (index) {
    scf.yield %arg1 : index
  } else {
    scf.yield %arg1 : index
  }
  return %0 : index
}
