// RUN: --test-make-isolated-from-above=simple
// A region gets arguments for the values outside.
func.func @f(%arg0: index) {
  %c1 = arith.constant 1 : index
  "test.one_region_with_operands_op"(%arg0) ({
  ^bb0(%inner: index):
    "test.end"(%c1, %inner, %arg0) : (index, index, index) -> ()
  }) : (index) -> ()
  return
}
