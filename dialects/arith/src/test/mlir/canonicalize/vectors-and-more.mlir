// RUN: --canonicalize
// Conjunctions with a part of themselves; selections and comparisons of vectors.
func.func @a(%a: i8, %b: i8, %v: vector<4xi1>, %w: vector<4xi8>, %x: vector<4xi8>, %t: tensor<?xi8>) -> (i8,i8,i8,i8,i8,i8,i8,i8,i8, vector<4xi8>, vector<4xi1>, vector<4xi1>, tensor<?xi8>, vector<4xi8>) {
  %c1 = arith.constant 1 : i8
  %y = arith.andi %a, %b : i8
  %z = arith.ori %a, %b : i8
  %0 = arith.andi %y, %a : i8
  %1 = arith.andi %b, %y : i8
  %2 = arith.ori %z, %a : i8
  %3 = arith.ori %b, %z : i8
  %4 = arith.andi %z, %a : i8
  %5 = arith.ori %y, %a : i8
  %6 = arith.maxsi %a, %a : i8
  %s = arith.maxsi %a, %b : i8
  %7 = arith.maxsi %s, %a : i8
  %8 = arith.minui %c1, %a : i8
  %ones = arith.constant dense<true> : vector<4xi1>
  %zv = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %nv = arith.xori %v, %ones : vector<4xi1>
  %9 = arith.select %nv, %w, %x : vector<4xi1>, vector<4xi8>
  %cm = arith.cmpi slt, %w, %x : vector<4xi8>
  %10 = arith.xori %cm, %ones : vector<4xi1>
  %11 = arith.select %v, %zv, %ones : vector<4xi1>, vector<4xi1>
  
  %13 = arith.select %zv, %w, %x : vector<4xi1>, vector<4xi8>
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%t,%13 : i8,i8,i8,i8,i8,i8,i8,i8,i8, vector<4xi8>, vector<4xi1>, vector<4xi1>, tensor<?xi8>, vector<4xi8>
}
