// RUN: --canonicalize --allow-unregistered-dialect
// Results that nobody uses go, with what is yielded for them.
func.func @unused(%arg0: i1, %arg1: index) -> index {
  %0:3 = scf.if %arg0 -> (index, i32, index) {
    %1:3 = "test.a"() : () -> (index, i32, index)
    scf.yield %1#0, %1#1, %1#2 : index, i32, index
  } else {
    %1:3 = "test.b"() : () -> (index, i32, index)
    scf.yield %1#0, %1#1, %1#2 : index, i32, index
  }
  return %0#2 : index
}
