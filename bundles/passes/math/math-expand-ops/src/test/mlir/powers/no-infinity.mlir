// RUN: --math-expand-ops
// REFERENCE: takes not-a-number for the power of zero
// Formats without infinity keep powers with negative exponents.
func.func @f(%x: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
  %n1 = arith.constant -1 : i8
  %c2 = arith.constant 2 : i8
  %0 = math.fpowi %x, %n1 : f8E4M3FN, i8
  %1 = math.fpowi %x, %c2 : f8E4M3FN, i8
  return %0, %1 : f8E4M3FN, f8E4M3FN
}
