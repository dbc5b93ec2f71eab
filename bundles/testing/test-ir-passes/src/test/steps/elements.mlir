// STEP: simplify elements
func.func @constants() {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = arith.constant dense<[[1.5, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %2 = arith.constant dense<5> : tensor<3xi32>
  %3 = arith.constant dense<[]> : tensor<0xi32>
  %4 = arith.constant dense_resource<blob> : tensor<2xi32>
  %5 = arith.constant dense<["a", "b"]> : tensor<2x!test.int<signed, 5>>
  "test.unregistered"() {first = dense<[true, false]> : tensor<2xi1>, second = 1 : i32} : () -> ()
  return
}
