// RUN: --canonicalize --allow-unregistered-dialect
// An else region that does nothing goes; neighbours with one condition become one.
func.func @emptyelse(%arg0: i1, %arg1: index, %arg2: index) {
  scf.if %arg0 {
    "test.a"(%arg0) : (i1) -> ()
  } else {
  }
  scf.if %arg0 {
  } else {
    "test.a"(%arg1) : (index) -> ()
  }
  scf.if %arg0 {
  } else {
  }
  return
}
