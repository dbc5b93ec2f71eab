// RUN: --canonicalize --allow-unregistered-dialect
// Loop-carried values that nobody looks at go.
func.func @unusedargs(%arg0: index, %arg1: index) -> index {
  %0 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (index, index) -> index {
    %1 = "test.c"(%arg2) : (index) -> i1
    scf.condition(%1) %arg2 : index
  } do {
  ^bb0(%arg2: index):
    %1 = "test.n"(%arg2) : (index) -> index
    scf.yield %1, %1 : index, index
  }
  return %0 : index
}
