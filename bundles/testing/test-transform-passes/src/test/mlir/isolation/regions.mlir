// RUN: --test-make-isolated-from-above=clone-ops-with-operands
// A region gets copies of the operations outside, and arguments for other values.
func.func @f(%arg0: index, %arg1: index) {
  %c1 = arith.constant 1 : index
  %sum = arith.addi %arg0, %arg1 : index
  %product = arith.muli %sum, %c1 : index
  %region = scf.execute_region -> index {
    scf.yield %arg0 : index
  }
  "test.one_region_with_operands_op"(%arg1) ({
  ^bb0(%inner: index):
    "test.branch"(%product, %inner)[^bb1] : (index, index) -> ()
  ^bb1:
    "test.end"(%sum, %region, %arg1) : (index, index, index) -> ()
  }) : (index) -> ()
  return
}
