// RUN: --canonicalize --allow-unregistered-dialect
// The region that is taken stands for the operation.
func.func @const(%arg0: index) -> (index, index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.if %true -> (index) {
    "test.a"() : () -> ()
    scf.yield %arg0 : index
  } else {
    %c1 = arith.constant 1 : index
    scf.yield %c1 : index
  }
  %1 = scf.if %false -> (index) {
    "test.a"() : () -> ()
    scf.yield %arg0 : index
  } else {
    %c1 = arith.constant 1 : index
    scf.yield %c1 : index
  }
  scf.if %false {
    "test.b"() : () -> ()
  }
  return %0, %1 : index, index
}
