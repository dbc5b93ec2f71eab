// RUN: --allow-unregistered-dialect
// Poison in its short and its long form.
func.func @f() -> (i32, vector<4xf32>, tensor<2xf32>, i64, i32) {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : vector<4xf32>
  %2 = ub.poison {foo} : tensor<2xf32>
  %3 = ub.poison : i64
  %4 = "ub.poison"() : () -> i32
  "test.attr"() {a = #ub.poison} : () -> ()
  return %0, %1, %2, %3, %4 : i32, vector<4xf32>, tensor<2xf32>, i64, i32
}
