// RUN: --canonicalize
// The cast of a constant is a new constant; so the order of constants changes. Otherwise the operand is the result.
func.func @constant() -> (i8, i16, i8) {
  %0 = arith.constant 1 : i8
  %1 = arith.bitcast %0 : i8 to i8
  %2 = arith.extsi %0 : i8 to i16
  %3 = arith.constant 2 : i8
  %4 = arith.bitcast %3 : i8 to i8
  return %1, %2, %4 : i8, i16, i8
}

func.func @value(%x: i8) -> i8 {
  %0 = arith.bitcast %x : i8 to i8
  return %0 : i8
}
