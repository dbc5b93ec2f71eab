// RUN: --math-expand-ops
// VALIDATION: the logarithm of a negative base is not a number.
// Powers with constant exponents become products, quotients and roots.
func.func @powf(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %half = arith.constant 0.5 : f32
  %nhalf = arith.constant -0.5 : f32
  %n1 = arith.constant -1.0 : f32
  %n2 = arith.constant -2.0 : f32
  %0 = math.powf %x, %c0 : f32
  %1 = math.powf %x, %c1 : f32
  %2 = math.powf %x, %c2 : f32
  %3 = math.powf %x, %c3 : f32
  %4 = math.powf %x, %half : f32
  %5 = math.powf %x, %nhalf : f32
  %6 = math.powf %x, %n1 : f32
  %7 = math.powf %x, %n2 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @splat(%x: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>) {
  %c2 = arith.constant dense<2.0> : vector<2xf64>
  %c23 = arith.constant dense<[2.0, 3.0]> : vector<2xf64>
  %0 = math.powf %x, %c2 : vector<2xf64>
  %1 = math.powf %x, %c23 : vector<2xf64>
  return %0, %1 : vector<2xf64>, vector<2xf64>
}
func.func @fpowi(%x: f32) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c13 = arith.constant 13 : i32
  %n3 = arith.constant -3 : i32
  %0 = math.fpowi %x, %c0 : f32, i32
  %1 = math.fpowi %x, %c1 : f32, i32
  %2 = math.fpowi %x, %c13 : f32, i32
  %3 = math.fpowi %x, %n3 : f32, i32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
