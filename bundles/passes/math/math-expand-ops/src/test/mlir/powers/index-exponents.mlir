// RUN: --math-expand-ops
// REFERENCE: converts an index to a floating-point number, which is not valid
// VALIDATION: the logarithm of a negative base is not a number.
// An exponent of type index is cast to an integer first.
func.func @f(%x: f32, %n: index) -> f32 {
  %0 = math.fpowi %x, %n : f32, index
  return %0 : f32
}
