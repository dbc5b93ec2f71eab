// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8,16
// Indices are cast; casts between two narrowed operations cancel.
func.func @loop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%s = %c0) -> index {
    %x = arith.addi %i, %c1 : index
    %y = arith.muli %x, %c2 : index
    %z = arith.muli %x, %y : index
    scf.yield %z : index
  }
  return %r : index
}
func.func @negative(%a: index) -> index {
  %c10 = arith.constant 10 : index
  %n5 = arith.constant -5 : index
  %c2 = arith.constant 2 : index
  %x0 = arith.minsi %a, %c10 : index
  %x = arith.maxsi %x0, %n5 : index
  %0 = arith.muli %x, %c2 : index
  return %0 : index
}
