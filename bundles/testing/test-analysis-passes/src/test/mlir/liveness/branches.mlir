// RUN: --pass-pipeline=builtin.module(func.func(test-print-liveness)) --mlir-disable-threading 2>&1
// Values that are live through blocks that do not use them, arguments of blocks, and a loop.

func.func @branches(%condition: i1, %n: index) -> index {
  %0 = arith.addi %n, %n : index
  cf.cond_br %condition, ^left(%0 : index), ^right
^left(%a: index):
  %1 = arith.muli %a, %0 : index
  cf.br ^exit(%1 : index)
^right:
  cf.cond_br %condition, ^right, ^exit(%n : index)
^exit(%result: index):
  %2 = arith.addi %result, %0 : index
  return %2 : index
}
func.func private @declaration(index)
func.func @empty() {
  return
}
