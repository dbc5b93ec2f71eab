// RUN: --canonicalize
// The larger of a number and NaN is the number.
func.func @maxnum() -> (f32, f32) {
  %nan = arith.constant 0x7FC00000 : f32
  %one = arith.constant 1.0 : f32
  %0 = arith.maxnumf %one, %nan : f32
  %1 = arith.minnumf %one, %nan : f32
  return %0, %1 : f32, f32
}
