// RUN: --canonicalize --allow-unregistered-dialect
// An if alone in another one needs both conditions.
func.func @nested(%arg0: i1, %arg1: i1, %arg2: index, %arg3: index) -> index {
  scf.if %arg0 {
    scf.if %arg1 {
      "test.e"(%arg2) : (index) -> ()
    }
  }
  %0 = scf.if %arg0 -> (index) {
    %2 = scf.if %arg1 -> (index) {
      %3 = "test.e"(%arg2) : (index) -> index
      scf.yield %3 : index
    } else {
      scf.yield %arg2 : index
    }
    scf.yield %2 : index
  } else {
    scf.yield %arg2 : index
  }
  %1 = scf.if %arg0 -> (index) {
    %2 = scf.if %arg1 -> (index) {
      %3 = "test.e"(%arg2) : (index) -> index
      scf.yield %3 : index
    } else {
      scf.yield %arg2 : index
    }
    scf.yield %2 : index
  } else {
    scf.yield %arg3 : index
  }
  "test.u"(%1) : (index) -> ()
  return %0 : index
}
