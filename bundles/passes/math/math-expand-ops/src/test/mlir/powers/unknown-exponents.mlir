// RUN: --math-expand-ops
// VALIDATION: the logarithm of a negative base is not a number.
// Other powers are exponentials of logarithms. The logarithm of a constant base is folded.
func.func @f(%x: f32, %y: f32, %n: i64) -> (f32, f32, f32) {
  %c2 = arith.constant 2.0 : f32
  %0 = math.powf %x, %y : f32
  %1 = math.powf %c2, %y : f32
  %2 = math.fpowi %x, %n : f32, i64
  return %0, %1, %2 : f32, f32, f32
}
