// RUN: --canonicalize
// Constants are folded before identities, and the result is a constant of this dialect.
func.func @zero_plus_zero() -> index {
  %zero = arith.constant 0 : index
  %0 = index.add %zero, %zero
  return %0 : index
}
func.func @one_times_one() -> index {
  %one = arith.constant 1 : index
  %0 = index.mul %one, %one
  return %0 : index
}
func.func @zero_minus_zero() -> index {
  %zero = arith.constant 0 : index
  %0 = index.sub %zero, %zero
  return %0 : index
}
func.func @zero_times_unknown(%a: index) -> index {
  %zero = arith.constant 0 : index
  %0 = index.mul %zero, %a
  return %0 : index
}
func.func @unknown_plus_zero(%a: index) -> index {
  %zero = arith.constant 0 : index
  %0 = index.add %a, %zero
  return %0 : index
}
