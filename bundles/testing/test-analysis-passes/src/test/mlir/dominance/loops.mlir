// RUN: --mlir-version=19.1 --pass-pipeline=builtin.module(func.func(test-print-dominance)) --mlir-disable-threading 2>&1
// Back edges, two exits, and blocks in a nested region, which the block around them dominates.

func.func @loop(%condition: i1, %n: index) {
  cf.br ^header
^header:
  cf.cond_br %condition, ^body, ^exit
^body:
  scf.for %i = %n to %n step %n {
    scf.if %condition {
    }
  }
  cf.cond_br %condition, ^header, ^leave
^leave:
  return
^exit:
  return
}
