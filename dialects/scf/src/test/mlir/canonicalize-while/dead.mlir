// RUN: --canonicalize --allow-unregistered-dialect
// Without effects and uses it goes.
func.func @deadloop(%arg0: index, %arg1: index) {
  %0:2 = scf.while (%arg2 = %arg0) : (index) -> (index, i1) {
    %1 = arith.cmpi ne, %arg2, %arg1 : index
    scf.condition(%1) %arg2, %1 : index, i1
  } do {
  ^bb0(%arg2: index, %arg3: i1):
    scf.yield %arg2 : index
  }
  return
}
