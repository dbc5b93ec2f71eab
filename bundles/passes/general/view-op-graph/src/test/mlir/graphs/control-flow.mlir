// RUN: --print-graph 2>&1
// REFERENCE: the reference has no such pass
// Blocks and branches; how control goes into regions and back is dashed.

func.func @f(%condition: i1, %n: index) -> index {
  cf.cond_br %condition, ^loop(%n : index), ^exit(%n : index)
^loop(%x: index):
  %0 = scf.for %i = %n to %x step %n iter_args(%a = %x) -> index {
    scf.if %condition {
    }
    scf.yield %a : index
  }
  cf.cond_br %condition, ^loop(%0 : index), ^exit(%0 : index)
^exit(%y: index):
  return %y : index
}
func.func private @declaration(index)
