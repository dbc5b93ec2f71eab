// RUN:

func.func @power(%base: complex<f32>, %power: i32) -> complex<f32> {
  %0 = complex.powi %base, %power : complex<f32>, i32
  %1 = complex.powi %0, %power fastmath<contract> {foo} : complex<f32>, i32
  return %1 : complex<f32>
}
