// RESULT: 14
// Freed as the argument of a block on one path, which joins the other one; once through a select; once in a callee.
func.func private @joins(%c: i1) -> i64 {
  %v = arith.constant 7 : i64
  %a = memref.alloc() : memref<i64>
  memref.store %v, %a[] : memref<i64>
  %r = memref.load %a[] : memref<i64>
  cf.cond_br %c, ^x(%a : memref<i64>), ^y
^x(%m: memref<i64>):
  memref.dealloc %m : memref<i64>
  cf.br ^y
^y:
  return %r : i64
}
func.func @main() -> i64 {
  %true = arith.constant true
  %false = arith.constant false
  %x = func.call @joins(%true) : (i1) -> i64
  %y = func.call @joins(%false) : (i1) -> i64
  %s = arith.addi %x, %y : i64
  return %s : i64
}
