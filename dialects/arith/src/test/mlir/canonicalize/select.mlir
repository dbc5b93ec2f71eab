// RUN: --canonicalize
// Selections by known, negated and repeated conditions.
func.func @sel(%c: i1, %d: i1, %a: i32, %b: i32, %x: i1) -> (i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, i32, i32,i64,i64, i1,i1) {
  %t = arith.constant true
  %f = arith.constant false
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %nc = arith.xori %c, %t : i1
  %0 = arith.select %nc, %a, %b : i32
  %s1 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %s1, %c0 : i32
  %2 = arith.select %c, %c0, %s1 : i32
  %3 = arith.select %c, %a, %a : i32
  %4 = arith.select %c, %t, %f : i1
  %5 = arith.select %c, %f, %t : i1
  %and = arith.select %d, %a, %b : i32
  %6 = arith.select %c, %and, %b : i32
  %7 = arith.select %c, %a, %and : i32
  %and2 = arith.select %d, %b, %a : i32
  %8 = arith.select %c, %and2, %b : i32
  %9 = arith.select %c, %a, %and2 : i32
  %10 = arith.select %c, %c1, %c0 : i32
  %11 = arith.select %c, %c0, %c1 : i32
  %12 = arith.select %c, %o, %z : i64
  %13 = arith.select %c, %z, %o : i64
  %14 = arith.select %c, %d, %f : i1
  %15 = arith.select %c, %d, %x : i1
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15 : i32, i32, i32, i32, i1, i1, i32, i32, i32, i32,i32,i32,i64,i64,i1,i1
}
