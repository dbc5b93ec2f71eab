// RUN: --canonicalize --allow-unregistered-dialect
// The condition itself is yielded.
func.func @replacecond(%arg0: index, %arg1: index, %arg2: index) -> (index, i1) {
  %0 = arith.cmpi eq, %arg0, %arg1 : index
  %1 = scf.if %0 -> (index) {
    "test.a"() : () -> ()
    scf.yield %arg0 : index
  } else {
    "test.b"() : () -> ()
    scf.yield %arg1 : index
  }
  %2 = scf.if %0 -> (i1) {
    "test.a"() : () -> ()
    scf.yield %0 : i1
  } else {
    "test.b"() : () -> ()
    scf.yield %0 : i1
  }
  return %1, %2 : index, i1
}
