// RUN: --canonicalize
// Folding element by element.
func.func @vec(%w: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>, vector<4xi1>, vector<4xi16>, vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi1>, i1, vector<4xi8>) {
  %a = arith.constant dense<[1,2,3,4]> : vector<4xi8>
  %b = arith.constant dense<[0,2,-3,4]> : vector<4xi8>
  %s = arith.constant dense<7> : vector<4xi8>
  %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = arith.addi %a, %b : vector<4xi8>
  %1 = arith.muli %s, %b : vector<4xi8>
  %2 = arith.cmpi slt, %a, %b : vector<4xi8>
  %3 = arith.extsi %b : vector<4xi8> to vector<4xi16>
  %4 = arith.divsi %a, %b : vector<4xi8>
  %5 = arith.divsi %b, %a : vector<4xi8>
  %6 = arith.select %m, %a, %b : vector<4xi1>, vector<4xi8>
  %7 = arith.cmpi eq, %w, %w : vector<4xi8>
  %f = arith.constant false
  %g = arith.constant true
  %8 = arith.cmpi slt, %f, %g : i1
  %9 = arith.addi %s, %w : vector<4xi8>
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9 : vector<4xi8>, vector<4xi8>, vector<4xi1>, vector<4xi16>, vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi1>, i1, vector<4xi8>
}
