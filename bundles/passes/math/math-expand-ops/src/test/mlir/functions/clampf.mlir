// RUN: --math-expand-ops
// REFERENCE: takes the minimum with the lower limit and the maximum with the upper one, which always gives the latter
// A number is limited from above and then from below; the flags stay.
func.func @f(%x: f32, %min: f32, %max: f32) -> f32 {
  %0 = math.clampf %x to [%min, %max] fastmath<nnan> : f32
  return %0 : f32
}
