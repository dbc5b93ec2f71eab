// RUN: --arith-expand=include-bf16 --verify-diagnostics
// A rounding mode cannot be expanded.
func.func @f(%tf: tensor<2xbf16>) {
  %t3 = arith.extf %tf : tensor<2xbf16> to tensor<2xf32>
  %t4 = arith.truncf %t3 to_nearest_even : tensor<2xf32> to tensor<2xbf16>
  return
}
