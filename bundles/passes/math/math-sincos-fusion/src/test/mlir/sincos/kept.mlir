// RUN: --math-sincos-fusion
// Pairs with other flags, of other numbers, or in other blocks stay.
func.func @flags(%a: f32) -> (f32, f32) {
  %0 = math.sin %a fastmath<nnan> : f32
  %1 = math.cos %a : f32
  return %0, %1 : f32, f32
}
func.func @numbers(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %b : f32
  return %0, %1 : f32, f32
}
func.func @blocks(%a: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  cf.br ^bb1
^bb1:
  %1 = math.cos %a : f32
  return %0, %1 : f32, f32
}
func.func @siblings(%a: f32, %c: i1) -> f32 {
  %0 = scf.if %c -> f32 {
    %1 = math.cos %a : f32
    scf.yield %1 : f32
  } else {
    %1 = math.sin %a : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
