// RUN: --canonicalize --allow-unregistered-dialect
// Values that nobody needs go, and loops with them.
func.func @dead(%arg0: index, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<2xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %arg4 = %arg0 to %arg1 step %c1 {
  }
  %0 = scf.for %arg4 = %arg0 to %arg1 step %arg1 iter_args(%arg5 = %arg0) -> (index) {
    %3 = arith.addi %arg5, %arg4 : index
    scf.yield %3 : index
  }
  %1:2 = scf.for %arg4 = %arg0 to %arg1 step %arg1 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (index, index) {
    "test.a"(%arg4) : (index) -> ()
    scf.yield %arg6, %arg5 : index, index
  }
  %2:2 = scf.for %arg4 = %arg0 to %arg1 step %arg1 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (index, index) {
    "test.a"(%arg6) : (index) -> ()
    %3 = arith.addi %arg5, %c1 : index
    scf.yield %3, %arg6 : index, index
  }
  return
}
