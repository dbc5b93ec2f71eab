// RUN: --canonicalize --allow-unregistered-dialect
// Loops with no, one, or pointless iterations.
func.func @zero(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %arg2 = %c4 to %c0 step %c1 iter_args(%arg3 = %arg1) -> (memref<2xf32>) {
    %6 = "test.a"(%arg3) : (memref<2xf32>) -> memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  %1 = scf.for %arg2 = %arg0 to %arg0 step %c1 iter_args(%arg3 = %0) -> (memref<2xf32>) {
    %6 = "test.a"(%arg3) : (memref<2xf32>) -> memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  %2 = scf.for %arg2 = %c0 to %c4 step %c4 iter_args(%arg3 = %1) -> (memref<2xf32>) {
    %6 = "test.b"(%arg3, %arg2) : (memref<2xf32>, index) -> memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  %3 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %2) -> (memref<2xf32>) {
    scf.yield %arg1 : memref<2xf32>
  }
  %4 = arith.addi %arg0, %c1 : index
  %5 = scf.for %arg2 = %arg0 to %4 step %c1 iter_args(%arg3 = %3) -> (memref<2xf32>) {
    %6 = "test.c"(%arg3, %arg2) : (memref<2xf32>, index) -> memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  return %5 : memref<2xf32>
}
