// RUN: --math-expand-ops
// VALIDATION: the functions are rounded once, their expansions several times.
// Functions become exponentials, logarithms, roots and arithmetic; the flags are dropped.
func.func @hyperbolic(%x: f32) -> (f32, f32, f32) {
  %0 = math.sinh %x : f32
  %1 = math.cosh %x fastmath<fast> : f32
  %2 = math.tanh %x : f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @inverse(%x: f64) -> (f64, f64, f64) {
  %0 = math.asinh %x : f64
  %1 = math.acosh %x : f64
  %2 = math.atanh %x : f64
  return %0, %1, %2 : f64, f64, f64
}
func.func @others(%x: f16, %v: vector<4xf32>, %t: tensor<?xf32>) -> (f16, vector<4xf32>, tensor<?xf32>) {
  %0 = math.exp2 %x : f16
  %1 = math.rsqrt %v : vector<4xf32>
  %2 = math.tan %t : tensor<?xf32>
  return %0, %1, %2 : f16, vector<4xf32>, tensor<?xf32>
}
func.func @three_operands(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}
func.func @kept(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  %1 = math.floor %0 : f32
  return %1 : f32
}
