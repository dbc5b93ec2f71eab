func.func @main() {
  %v = arith.constant dense<1> : vector<2xi64>
  %t = arith.constant dense<1> : tensor<2xi64>
  %0 = vector.outerproduct %v, %t {kind = #vector.kind<add>} : vector<2xi64>, tensor<2xi64> // expected: the right factor is no vector
  return
}
