// RUN: --canonicalize --allow-unregistered-dialect
// Neighbours with one condition become one.
func.func @combine(%arg0: i1, %arg1: index, %arg2: index) -> (index, index) {
  %0 = scf.if %arg0 -> (index) {
    %2 = "test.a"() : () -> index
    scf.yield %2 : index
  } else {
    %2 = "test.b"() : () -> index
    scf.yield %2 : index
  }
  %1 = scf.if %arg0 -> (index) {
    %2 = "test.c"(%0) : (index) -> index
    scf.yield %2 : index
  } else {
    %2 = "test.d"(%0) : (index) -> index
    scf.yield %2 : index
  }
  scf.if %arg0 {
    "test.e"(%1) : (index) -> ()
  }
  scf.if %arg0 {
  } else {
    "test.f"(%1) : (index) -> ()
  }
  return %0, %1 : index, index
}
