// RUN: --canonicalize
func.func @f() -> (f32, f32, i1, i1, i1, i1, f32, f32) {
  %a = arith.constant 5.0 : f32
  %lo = arith.constant 1.0 : f32
  %hi = arith.constant 3.0 : f32
  %0 = math.clampf %a to [%lo, %hi] : f32
  %1 = math.erfc %lo : f32
  %2 = math.isfinite %a : f32
  %3 = math.isinf %a : f32
  %4 = math.isnan %a : f32
  %5 = math.isnormal %a  : f32
  %s, %c = math.sincos %a : f32
  return %0, %1, %2, %3, %4, %5, %s, %c : f32, f32, i1, i1, i1, i1, f32, f32
}
