// RUN: --canonicalize --allow-unregistered-dialect
// Loop-carried values that the body gives back go.
func.func @inv(%arg0: index, %arg1: index) -> (index, index) {
  %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (index, index) -> (index, index) {
    %1 = "test.c"(%arg2, %arg3) : (index, index) -> i1
    scf.condition(%1) %arg2, %arg3 : index, index
  } do {
  ^bb0(%arg2: index, %arg3: index):
    %1 = "test.n"(%arg2, %arg3) : (index, index) -> index
    scf.yield %1, %arg1 : index, index
  }
  return %0#0, %0#1 : index, index
}
