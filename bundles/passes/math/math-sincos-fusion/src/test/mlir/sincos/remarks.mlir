// RUN: --math-sincos-fusion --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Fused pairs are reported at the sine.
func.func @f(%a: f32) -> (f32, f32) {
  // expected-remark @below {{fused with the cosine to 'math.sincos'}}
  %0 = math.sin %a : f32
  // expected-note @below {{the cosine}}
  %1 = math.cos %a : f32
  return %0, %1 : f32, f32
}
