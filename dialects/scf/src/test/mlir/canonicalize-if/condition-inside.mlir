// RUN: --canonicalize --allow-unregistered-dialect
// In the regions the condition is a constant.
func.func @cond(%arg0: i1, %arg1: index, %arg2: index) {
  scf.if %arg0 {
    "test.a"(%arg0) : (i1) -> ()
    scf.if %arg0 {
      "test.aa"(%arg0) : (i1) -> ()
    } else {
      "test.ab"(%arg0) : (i1) -> ()
    }
  } else {
    "test.b"(%arg0) : (i1) -> ()
    scf.if %arg0 {
      "test.aa"(%arg0) : (i1) -> ()
    } else {
      "test.ab"(%arg0) : (i1) -> ()
    }
  }
  return
}
