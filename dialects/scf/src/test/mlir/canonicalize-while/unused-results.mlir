// RUN: --canonicalize --allow-unregistered-dialect
// Results that nobody uses go.
func.func @unused(%arg0: index) -> index {
  %0:3 = scf.while (%arg1 = %arg0) : (index) -> (index, i32, index) {
    %1:4 = "test.c"(%arg1) : (index) -> (i1, index, i32, index)
    scf.condition(%1#0) %1#1, %1#2, %1#3 : index, i32, index
  } do {
  ^bb0(%arg1: index, %arg2: i32, %arg3: index):
    %1 = "test.n"(%arg1) : (index) -> index
    scf.yield %1 : index
  }
  return %0#0 : index
}
