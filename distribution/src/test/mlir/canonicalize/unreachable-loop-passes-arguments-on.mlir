// RUN: --canonicalize
// REFERENCE: it crashes. A loop that became unreachable passes its arguments on to itself.
func.func @f(%n: i64) -> i64 {
  %k = arith.constant 2 : i64
  %z = arith.constant 0 : i64
  %b = arith.cmpi ult, %n, %n : i64
  %a = memref.alloc() : memref<i64>
  cf.cond_br %b, ^head(%a, %k, %z : memref<i64>, i64, i64), ^exit(%k : i64)
^head(%p: memref<i64>, %ac: i64, %ct: i64):
  %one = arith.constant 1 : i64
  %c = arith.cmpi slt, %ct, %one : i64
  cf.cond_br %c, ^body, ^x
^body:
  %l = memref.load %p[] : memref<i64>
  %m = arith.addi %one, %l : i64
  cf.br ^head(%p, %m, %one : memref<i64>, i64, i64)
^x:
  cf.br ^exit(%ac : i64)
^exit(%r: i64):
  return %r : i64
}
