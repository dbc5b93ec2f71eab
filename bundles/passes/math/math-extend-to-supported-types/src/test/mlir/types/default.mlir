// RUN: --math-extend-to-supported-types
// Functions of types without support are computed in f32; math.fma and supported types stay.
func.func @sequences(%arg0: f16) -> f16 {
  %0 = math.absf %arg0 : f16
  %1 = math.sin %0 fastmath<nsz> : f16
  return %1 : f16
}
func.func @types(%a: f8E5M2, %b: vector<2xbf16>, %c: tensor<?x2xf16>, %d: vector<[4]xf16>, %u: tensor<*xf16>) -> (f8E5M2, vector<2xbf16>, tensor<?x2xf16>, vector<[4]xf16>, tensor<*xf16>) {
  %0 = math.sin %a : f8E5M2
  %1 = math.sin %b : vector<2xbf16>
  %2 = math.sin %c : tensor<?x2xf16>
  %3 = math.sin %d : vector<[4]xf16>
  return %0, %1, %2, %3, %u : f8E5M2, vector<2xbf16>, tensor<?x2xf16>, vector<[4]xf16>, tensor<*xf16>
}
func.func @ops(%a: f16, %i: i32) -> (f16, f16, f16, i32, f16, f16) {
  %0 = math.fpowi %a, %i : f16, i32
  %1 = math.atan2 %a, %0 : f16
  %2 = math.powf %1, %a : f16
  %3 = math.ctpop %i : i32
  %4 = math.fma %a, %a, %2 : f16
  %5 = arith.addf %a, %4 : f16
  %6 = math.absf %4 : f16
  %7 = math.copysign %a, %6 {x} : f16
  return %0, %1, %2, %3, %5, %7 : f16, f16, f16, i32, f16, f16
}
func.func @kept(%a: f32, %b: f64, %v: vector<4xf64>) -> (f32, f64, vector<4xf64>) {
  %0 = math.sin %a : f32
  %1 = math.sin %b : f64
  %2 = math.sin %v : vector<4xf64>
  return %0, %1, %2 : f32, f64, vector<4xf64>
}
func.func @new(%a: f16) -> (f16, f16, i1, f16) {
  %0, %1 = math.sincos %a : f16
  %2 = math.isnan %a : f16
  %3 = math.clampf %a to [%0, %1] : f16
  return %0, %1, %2, %3 : f16, f16, i1, f16
}
func.func @const() -> f16 {
  %c = arith.constant 1.0 : f16
  %0 = math.sin %c : f16
  return %0 : f16
}
func.func @dead(%a: f16) {
  %0 = math.sin %a : f16
  return
}
func.func @scf(%a: f16, %p: i1) -> f16 {
  %0 = scf.if %p -> f16 {
    %1 = math.cos %a : f16
    scf.yield %1 : f16
  } else {
    %1 = math.tan %a : f16
    scf.yield %1 : f16
  }
  return %0 : f16
}
