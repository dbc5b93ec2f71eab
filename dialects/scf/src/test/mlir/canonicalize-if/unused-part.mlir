// RUN: --canonicalize --allow-unregistered-dialect
// What only an unused result needed goes too.
func.func @unusedpart(%arg0: i1, %arg1: index) -> index {
  %0:2 = scf.if %arg0 -> (index, index) {
    %1 = "test.a"() : () -> index
    %2 = arith.addi %arg1, %1 : index
    scf.yield %1, %2 : index, index
  } else {
    scf.yield %arg1, %arg1 : index, index
  }
  return %0#0 : index
}
