// RUN: --pass-pipeline=builtin.module(func.func(test-print-liveness)) --mlir-disable-threading 2>&1
// A use in a nested region is a use where the operation with the region stands.

func.func @regions(%condition: i1, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c1 to %n step %c1 iter_args(%a = %c1, %b = %n) -> (index, index) {
    %1 = scf.if %condition -> index {
      %2 = arith.addi %a, %i : index
      scf.yield %2 : index
    } else {
      scf.yield %b : index
    }
    scf.yield %1, %c1 : index, index
  }
  return %0#1 : index
}
