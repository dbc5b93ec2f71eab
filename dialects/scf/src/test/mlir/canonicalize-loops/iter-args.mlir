// RUN: --canonicalize --allow-unregistered-dialect
// Loop-carried values that never change go.
func.func @args(%arg0: index, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) {
  %c1 = arith.constant 1 : index
  %0:7 = scf.for %arg4 = %arg0 to %arg1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2, %arg7 = %arg2, %arg8 = %arg3, %arg9 = %arg2, %arg10 = %arg2, %arg11 = %arg3) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) {
    %1 = "test.a"(%arg5, %arg6, %arg9, %arg10, %arg11) : (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> memref<2xf32>
    scf.yield %1, %arg6, %arg2, %1, %1, %arg3, %1 : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>
  } {some}
  return %0#0, %0#1, %0#2, %0#4, %0#5 : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>
}
