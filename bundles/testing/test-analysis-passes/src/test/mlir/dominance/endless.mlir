// RUN: --mlir-version=19.1 --pass-pipeline=builtin.module(func.func(test-print-dominance)) --mlir-disable-threading 2>&1
// A loop that is never left has post-dominators all the same.

func.func @endless(%condition: i1) {
  cf.cond_br %condition, ^spin, ^exit
^spin:
  cf.br ^turn
^turn:
  cf.br ^spin
^exit:
  return
}
