// RUN: --mlir-version=19.1 --test-print-topological-sort
// Blocks are numbered in reverse postorder, unreachable ones last; what is nested comes behind what it is nested in.

func.func @f(%condition: i1, %n: index) attributes {test_to_sort} {
  cf.cond_br %condition, ^later, ^first
^dead:
  %0 = arith.addi %n, %n {test_to_sort} : index
  cf.br ^dead
^later:
  scf.if %condition {
    %1 = arith.addi %n, %n {test_to_sort} : index
  } {test_to_sort}
  return {test_to_sort}
^first:
  %2 = arith.addi %n, %n {test_to_sort} : index
  cf.br ^later
}
