// RUN: --canonicalize
// REFERENCE: it merges the casts to one between complex types, which its own verifier rejects
func.func @f(%z: complex<f32>) -> complex<i32> {
  %0 = complex.bitcast %z : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<i32>
  return %1 : complex<i32>
}
