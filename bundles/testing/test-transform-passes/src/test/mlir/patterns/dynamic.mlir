// RUN: --test-rewrite-dynamic-op
// An operation is replaced by another one that is defined in the same way.
func.func @f(%arg0: i32) {
  %0:2 = "test.dynamic_one_operand_two_results"(%arg0) ({}) {a = 1 : i32}: (i32) -> (i32, i32)
  "test.y"(%0#1) : (i32) -> ()
  return
}
