func.func @f(%a: vector<9223372036854775807xi32>) {
  return
}
func.func @main() {
  %a = arith.constant dense<1> : vector<9223372036854775807xi32> // expected: exceeds the limit of
  call @f(%a) : (vector<9223372036854775807xi32>) -> ()
  return
}
