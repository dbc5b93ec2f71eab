// RUN: --pass-pipeline=builtin.module(func.func(test-cfg-loop-info)) --mlir-disable-threading 2>&1
// Nested loops, loops of one block, loops with several latches and exits, and a cycle that is no natural loop.

func.func @nested(%condition: i1) {
  cf.br ^outer
^outer:
  cf.br ^one
^one:
  cf.cond_br %condition, ^one, ^two
^two:
  cf.cond_br %condition, ^two_a, ^three
^two_a:
  cf.cond_br %condition, ^two, ^two_b
^two_b:
  cf.cond_br %condition, ^two_b, ^two
^three:
  cf.cond_br %condition, ^three, ^latch
^latch:
  cf.cond_br %condition, ^outer, ^end
^end:
  return
}
func.func @irreducible(%condition: i1) {
  cf.cond_br %condition, ^left, ^right
^left:
  cf.br ^right
^right:
  cf.cond_br %condition, ^left, ^end
^end:
  return
^dead:
  cf.br ^dead
}
func.func private @declaration()
