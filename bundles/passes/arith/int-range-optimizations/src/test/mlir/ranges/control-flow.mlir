// RUN: --int-range-optimizations
// Ranges follow branches, regions and calls; branches whose condition is known are followed on one side only.
func.func @blocks(%c: i1) -> i1 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  cf.cond_br %c, ^join(%c1 : i32), ^other
^other:
  cf.br ^join(%c2 : i32)
^join(%x: i32):
  %r = arith.cmpi slt, %x, %c3 : i32
  return %r : i1
}

func.func @one_side(%a: i8) -> i1 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  %low = arith.andi %a, %c1 : i8
  %p = arith.cmpi ult, %low, %c100 : i8
  cf.cond_br %p, ^bb1(%c0 : i8), ^bb1(%c100 : i8)
^bb1(%x: i8):
  %r = arith.cmpi eq, %x, %c0 : i8
  return %r : i1
}

func.func @loop_carried(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  %r = arith.cmpi sge, %sum, %c0 : index
  return %r : i1
}

func.func private @callee(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %y = arith.addi %x, %c1 : i32
  return %y : i32
}

func.func @caller() -> i1 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %a = func.call @callee(%c1) : (i32) -> i32
  %b = func.call @callee(%c2) : (i32) -> i32
  %r = arith.cmpi sle, %a, %c3 : i32
  return %r : i1
}

func.func @while_false(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %start = arith.divui %a, %c2 : index
  %end = scf.while (%x = %start) : (index) -> index {
    %p = arith.cmpi slt, %x, %c0 : index
    scf.condition(%p) %x : index
  } do {
  ^bb0(%y: index):
    scf.yield %c2 : index
  }
  return %end : index
}
