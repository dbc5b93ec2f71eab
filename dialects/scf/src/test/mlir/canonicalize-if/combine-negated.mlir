// RUN: --canonicalize --allow-unregistered-dialect
// So do those with a condition and its negation.
func.func @combineneg(%arg0: i1, %arg1: index, %arg2: index) {
  %true = arith.constant true
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    "test.e"(%arg1) : (index) -> ()
  }
  scf.if %0 {
    "test.g"(%arg1) : (index) -> ()
  }
  return
}
