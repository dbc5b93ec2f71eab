// RUN: --canonicalize
// Constants go to the right; the complement of a comparison is the opposite one; equal operands are known.
func.func @cmp(%a: i32, %b: i32, %c: i1, %i: index) -> (i1, i1, i1, i1,i1,i1,i1,i1,i32, i1,i1,i1) {
  %c5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.cmpi slt, %c5, %a : i32
  %1 = arith.cmpi sle, %a, %a : i32
  %2 = arith.xori %0, %t : i1
  %e = arith.extui %c : i1 to i32
  %s = arith.extsi %c : i1 to i32
  %3 = arith.cmpi ne, %e, %c0 : i32
  %4 = arith.cmpi eq, %e, %c1 : i32
  %5 = arith.cmpi eq, %s, %m1 : i32
  %6 = arith.cmpi eq, %c, %t : i1
  %7 = arith.cmpi ne, %c, %f : i1
  %eq = arith.cmpi eq, %a, %b : i32
  %8 = arith.select %eq, %a, %b : i32
  %9 = arith.cmpi eq, %c, %f : i1
  %10 = arith.cmpi eq, %e, %c0 : i32
  %11 = arith.cmpi ult, %a, %c0 : i32
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11 : i1,i1,i1,i1,i1,i1,i1,i1,i32,i1,i1,i1
}
