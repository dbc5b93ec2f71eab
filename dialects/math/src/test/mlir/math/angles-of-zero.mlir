// RUN: --canonicalize
// REFERENCE: folds these to NaN, but the function that it is lowered to returns these angles
func.func @f() -> (f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %0 = math.atan2 %c0, %c0 : f64
  %1 = math.atan2 %c0, %c1 : f64
  %2 = math.atan2 %c1, %c0 : f64
  %3 = math.atan2 %c1, %c1 : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}
