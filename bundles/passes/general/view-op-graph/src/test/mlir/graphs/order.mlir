// RUN: --mlir-version=19.1 --view-op-graph=print-control-flow-edges=true 2>&1
// With the order in blocks beside uses.

func.func @f(%condition: i1, %n: index) -> index {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>
  %1 = arith.constant dense<0> : tensor<200xi8>
  %2:2 = scf.for %i = %n to %n step %n iter_args(%a = %n, %b = %n) -> (index, index) {
    %3 = arith.addi %a, %i {note = "quoted \22 and \\ text"} : index
    scf.yield %3, %a : index, index
  }
  cf.cond_br %condition, ^next(%2#1 : index), ^next(%n : index)
^next(%x: index):
  return %x : index
}
func.func private @declaration(memref<4xf32>)
