// FOR: T=f16, T=bf16, T=f8E5M2, T=f8E4M3FN, T=f8E5M2FNUZ, T=f8E4M3FNUZ, T=f8E4M3B11FNUZ
// Rounding to narrower formats, to nearest and to even, at the largest and at the smallest numbers.
func.func @rounded_$T() -> ($T, $T, $T, $T, $T, $T, $T) {
  %0 = arith.constant 1.0625 : f32
  %1 = arith.constant 1.1875 : f32
  %2 = arith.constant 1.00390625 : f32
  %3 = arith.constant -0.3 : f32
  %4 = arith.constant 1.0e-7 : f32
  %5 = arith.constant 1.0e+6 : f32
  %6 = arith.constant -0.0 : f32
  %7 = arith.truncf %0 : f32 to $T
  %8 = arith.truncf %1 : f32 to $T
  %9 = arith.truncf %2 : f32 to $T
  %10 = arith.truncf %3 : f32 to $T
  %11 = arith.truncf %4 : f32 to $T
  %12 = arith.truncf %5 : f32 to $T
  %13 = arith.truncf %6 : f32 to $T
  return %7, %8, %9, %10, %11, %12, %13 : $T, $T, $T, $T, $T, $T, $T
}
func.func @from_double_$T() -> ($T, $T) {
  %0 = arith.constant 1.06250000000001 : f64
  %1 = arith.constant 240.0 : f64
  %2 = arith.truncf %0 : f64 to $T
  %3 = arith.truncf %1 : f64 to $T
  return %2, %3 : $T, $T
}
func.func @widened_$T() -> (f32, f64) {
  %0 = arith.constant 0.3 : $T
  %1 = arith.extf %0 : $T to f32
  %2 = arith.extf %0 : $T to f64
  return %1, %2 : f32, f64
}
