// A constant of few characters, and of 16 gigabytes.
func.func @main() {
  %c = arith.constant dense<1.0> : tensor<2000000000xf64> // expected: exceeds the limit of
  return
}
