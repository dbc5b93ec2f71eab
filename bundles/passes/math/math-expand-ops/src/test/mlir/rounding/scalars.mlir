// RUN: --math-expand-ops
// VALIDATION: ceil of a number between -1 and 0 loses its sign, as in MLIR.
// Rounding is conversion to integers and tests of bits. Only numbers of type f32 are rounded half away from zero.
func.func @ceil(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}
func.func @round(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.round %x : f32
  %1 = math.round %y : f64
  return %0, %1 : f32, f64
}
func.func @roundeven(%x: vector<2xf32>, %y: bf16) -> (vector<2xf32>, bf16) {
  %0 = math.roundeven %x : vector<2xf32>
  %1 = math.roundeven %y : bf16
  return %0, %1 : vector<2xf32>, bf16
}
