// RUN:
func.func @f(%a: f32, %v: vector<4xf32>) {
  %0 = math.clampf %a to [%a, %a] : f32
  %1 = math.erfc %a fastmath<fast> : f32
  %2 = math.isfinite %a : f32
  %3 = math.isinf %v : vector<4xf32>
  %4 = math.isnan %a : f32
  %5 = math.isnormal %a : f32
  %s, %c = math.sincos %a : f32
  return
}
