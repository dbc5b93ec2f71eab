// RUN: --canonicalize --allow-unregistered-dialect
// Without effects and uses it goes.
func.func @dead(%arg0: i1, %arg1: index) {
  %0 = scf.if %arg0 -> (index) {
    %1 = arith.addi %arg1, %arg1 : index
    scf.yield %1 : index
  } else {
    scf.yield %arg1 : index
  }
  scf.if %arg0 {
    %1 = arith.addi %arg1, %arg1 : index
  }
  return
}
