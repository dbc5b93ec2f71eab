// RUN: --math-sincos-fusion
// A sine and a cosine of the same number become one operation at the place of the first.
func.func @sine_first(%a: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  return %0, %1 : f32, f32
}
func.func @cosine_first(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = math.cos %a : vector<4xf32>
  %1 = arith.addf %0, %0 : vector<4xf32>
  %2 = math.sin %a : vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}
func.func @flags(%a: f64) -> (f64, f64) {
  %0 = math.sin %a fastmath<nnan,contract> : f64
  %1 = math.cos %a fastmath<contract,nnan> {x} : f64
  return %0, %1 : f64, f64
}
func.func @many(%a: f32) -> (f32, f32, f32, f32, f32) {
  %0 = math.cos %a : f32
  %1 = math.sin %a : f32
  %2 = math.cos %a : f32
  %3 = math.sin %a : f32
  %4 = math.cos %a : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
func.func @in_region(%a: f32, %c: i1) -> f32 {
  %0 = scf.if %c -> f32 {
    %1 = math.cos %a : f32
    %2 = math.sin %a : f32
    %3 = arith.addf %1, %2 : f32
    scf.yield %3 : f32
  } else {
    scf.yield %a : f32
  }
  return %0 : f32
}
