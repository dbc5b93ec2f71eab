// RUN: --canonicalize --allow-unregistered-dialect
// A negated condition swaps the regions.
func.func @neg(%arg0: i1, %arg1: index) -> index {
  %true = arith.constant true
  %0 = arith.xori %arg0, %true : i1
  %1 = scf.if %0 -> (index) {
    %2 = "test.a"() : () -> index
    scf.yield %2 : index
  } else {
    %2 = "test.b"() : () -> index
    scf.yield %2 : index
  }
  scf.if %0 {
    "test.c"() : () -> ()
  }
  return %1 : index
}
