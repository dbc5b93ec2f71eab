// RUN: --canonicalize
// Only a product of twice the width, shifted by the width, is the high half of an extended multiplication.
func.func @unsigned(%x: i8, %y: i8) -> (i8, i8) {
  %c1 = arith.constant 1 : i9
  %0 = arith.extui %x : i8 to i9
  %1 = arith.extui %y : i8 to i9
  %2 = arith.muli %0, %1 : i9
  %3 = arith.shrui %2, %c1 : i9
  %4 = arith.trunci %3 : i9 to i8
  %c16 = arith.constant 16 : i24
  %5 = arith.extui %x : i8 to i24
  %6 = arith.extui %y : i8 to i24
  %7 = arith.muli %5, %6 : i24
  %8 = arith.shrui %7, %c16 : i24
  %9 = arith.trunci %8 : i24 to i8
  return %4, %9 : i8, i8
}

func.func @signed(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %c2 = arith.constant dense<2> : vector<2xi10>
  %0 = arith.extsi %x : vector<2xi8> to vector<2xi10>
  %1 = arith.extsi %y : vector<2xi8> to vector<2xi10>
  %2 = arith.muli %0, %1 : vector<2xi10>
  %3 = arith.shrui %2, %c2 : vector<2xi10>
  %4 = arith.trunci %3 : vector<2xi10> to vector<2xi8>
  %c24 = arith.constant dense<24> : vector<2xi32>
  %5 = arith.extsi %x : vector<2xi8> to vector<2xi32>
  %6 = arith.extsi %y : vector<2xi8> to vector<2xi32>
  %7 = arith.muli %5, %6 : vector<2xi32>
  %8 = arith.shrui %7, %c24 : vector<2xi32>
  %9 = arith.trunci %8 : vector<2xi32> to vector<2xi8>
  return %4, %9 : vector<2xi8>, vector<2xi8>
}
