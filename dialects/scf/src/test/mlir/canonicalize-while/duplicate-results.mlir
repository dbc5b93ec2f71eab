// RUN: --canonicalize --allow-unregistered-dialect
// Results that are the same become one.
func.func @dup(%arg0: index) -> (index, index) {
  %0:2 = scf.while (%arg1 = %arg0) : (index) -> (index, index) {
    %1:2 = "test.c"(%arg1) : (index) -> (i1, index)
    scf.condition(%1#0) %1#1, %1#1 : index, index
  } do {
  ^bb0(%arg1: index, %arg2: index):
    %1 = "test.n"(%arg1, %arg2) : (index, index) -> index
    scf.yield %1 : index
  }
  return %0#0, %0#1 : index, index
}
