// RUN: --inline
// Calls of functions with operations of math and complex are inlined.
func.func private @callee(%z: complex<f32>, %a: f32) -> (complex<f32>, f32) {
  %0 = complex.mul %z, %z : complex<f32>
  %1 = math.sin %a : f32
  return %0, %1 : complex<f32>, f32
}

func.func @caller(%z: complex<f32>, %a: f32) -> (complex<f32>, f32) {
  %0:2 = call @callee(%z, %a) : (complex<f32>, f32) -> (complex<f32>, f32)
  return %0#0, %0#1 : complex<f32>, f32
}
