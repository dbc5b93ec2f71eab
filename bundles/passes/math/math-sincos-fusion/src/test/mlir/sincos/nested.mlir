// RUN: --math-sincos-fusion
// REFERENCE: creates the operation in the region, where it does not dominate the uses of the sine
// A cosine in a nested region is not fused with a sine outside.
func.func @f(%a: f32, %c: i1) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = scf.if %c -> f32 {
    %2 = math.cos %a : f32
    scf.yield %2 : f32
  } else {
    scf.yield %a : f32
  }
  return %0, %1 : f32, f32
}
