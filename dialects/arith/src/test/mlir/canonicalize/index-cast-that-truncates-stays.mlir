// RUN: --canonicalize
// REFERENCE: returns the first value also if the type between has lost bits of it.
// Casts there and back are the value itself only if the type between is not narrower.
func.func @index(%i: index) -> (index, index, index, index) {
  %0 = arith.index_cast %i : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %i : index to i63
  %3 = arith.index_castui %2 : i63 to index
  %4 = arith.index_cast %i : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_castui %i : index to i128
  %7 = arith.index_castui %6 : i128 to index
  return %1, %3, %5, %7 : index, index, index, index
}

func.func @wide(%a: i65, %b: i128, %c: i64, %d: i7) -> (i65, i128, i64, i7) {
  %0 = arith.index_cast %a : i65 to index
  %1 = arith.index_cast %0 : index to i65
  %2 = arith.index_castui %b : i128 to index
  %3 = arith.index_castui %2 : index to i128
  %4 = arith.index_cast %c : i64 to index
  %5 = arith.index_cast %4 : index to i64
  %6 = arith.index_castui %d : i7 to index
  %7 = arith.index_castui %6 : index to i7
  return %1, %3, %5, %7 : i65, i128, i64, i7
}

func.func @vector(%v: vector<2xindex>) -> (vector<2xindex>, vector<2xindex>) {
  %0 = arith.index_cast %v : vector<2xindex> to vector<2xi32>
  %1 = arith.index_cast %0 : vector<2xi32> to vector<2xindex>
  %2 = arith.index_cast %v : vector<2xindex> to vector<2xi64>
  %3 = arith.index_cast %2 : vector<2xi64> to vector<2xindex>
  return %1, %3 : vector<2xindex>, vector<2xindex>
}
