// RUN: --canonicalize --allow-unregistered-dialect
// Values from outside are selected; an if remains for the others.
func.func @select(%arg0: i1, %arg1: index, %arg2: index) -> (index, index, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0:2 = scf.if %arg0 -> (index, index) {
    "test.a"() : () -> ()
    scf.yield %arg1, %arg1 : index, index
  } else {
    %3 = "test.b"() : () -> index
    scf.yield %arg2, %3 : index, index
  }
  %1 = scf.if %arg0 -> (i1) {
    scf.yield %true : i1
  } else {
    scf.yield %false : i1
  }
  %2 = scf.if %arg0 -> (i1) {
    scf.yield %false : i1
  } else {
    scf.yield %true : i1
  }
  return %0#0, %0#1, %1, %2 : index, index, i1, i1
}
