// RUN: --canonicalize
// REFERENCE: folds these to %z, but results are rounded, infinite, not a number, or a zero with the other sign
func.func @sums_and_differences(%z: complex<f32>, %w: complex<f32>) -> (complex<f32>, complex<f32>) {
  %difference = complex.sub %z, %w : complex<f32>
  %0 = complex.add %difference, %w : complex<f32>
  %sum = complex.add %z, %w : complex<f32>
  %1 = complex.sub %sum, %w : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// Adding -0.0 and subtracting 0.0 is exact.
func.func @zeros(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %positive = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %negative = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %z, %positive : complex<f32>
  %1 = complex.sub %z, %negative : complex<f32>
  %2 = complex.add %z, %negative : complex<f32>
  %3 = complex.sub %z, %positive : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

func.func @one(%z: complex<f32>) -> (complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %z, %one : complex<f32>
  %1 = complex.div %z, %one : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

func.func @exponential_of_logarithm(%z: complex<f32>) -> complex<f32> {
  %logarithm = complex.log %z : complex<f32>
  %0 = complex.exp %logarithm : complex<f32>
  return %0 : complex<f32>
}

// The logarithm of e^(4i) is (4 - 2 pi)i.
func.func @logarithm_of_exponential(%z: complex<f32>) -> complex<f32> {
  %power = complex.exp %z fastmath<fast> : complex<f32>
  %0 = complex.log %power fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
