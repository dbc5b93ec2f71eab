// RUN: --int-range-optimizations=precise=true
// REFERENCE: has no such mode.
// Ranges of loops, recursion and branches.
func.func @down(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %c7 = arith.constant 7 : index
  %s = scf.for %i = %c0 to %c100 step %c1 iter_args(%x = %c0) -> index {
    %b = test.reflect_bounds %x : index
    %m = arith.remui %x, %c7 : index
    %y = arith.addi %m, %c1 : index
    scf.yield %y : index
  }
  %r = test.reflect_bounds %s : index
  return %r : index
}
func.func private @rec(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %b = test.reflect_bounds %n : i32
  %p = arith.cmpi sgt, %n, %c0 : i32
  %r = scf.if %p -> i32 {
    %m = arith.subi %n, %c1 : i32
    %q = func.call @rec(%m) : (i32) -> i32
    %w = arith.minsi %q, %c1 : i32
    scf.yield %w : i32
  } else { scf.yield %c0 : i32 }
  return %r : i32
}
func.func @main() -> i32 {
  %c10 = arith.constant 10 : i32
  %q = func.call @rec(%c10) : (i32) -> i32
  %b = test.reflect_bounds %q : i32
  return %b : i32
}
func.func @blocks(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  cf.br ^head(%c0: i32)
^head(%i: i32):
  %b = test.reflect_bounds %i : i32
  %p = arith.cmpi slt, %i, %n : i32
  cf.cond_br %p, ^body, ^exit
^body:
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j: i32)
^exit:
  return %i : i32
}
