// RUN: --math-extend-to-supported-types="extra-types=f16 target-type=f64"
// Types in the list are supported, others are extended to the target type.
func.func @f(%a: f16, %b: bf16, %c: f32, %d: vector<2xf8E5M2>) -> (f16, bf16, f32, vector<2xf8E5M2>) {
  %0 = math.exp %a : f16
  %1 = math.exp %b : bf16
  %2 = math.exp %c : f32
  %3 = math.exp %d : vector<2xf8E5M2>
  return %0, %1, %2, %3 : f16, bf16, f32, vector<2xf8E5M2>
}
