// RUN: --mlir-version=19.1 --pass-pipeline=builtin.module(func.func(test-print-dominance)) --mlir-disable-threading 2>&1
// A diamond: the entry dominates all, the exit post-dominates all, the branches neither.

func.func @diamond(%condition: i1) {
  cf.cond_br %condition, ^left, ^right
^left:
  cf.br ^exit
^right:
  cf.br ^exit
^exit:
  return
}
