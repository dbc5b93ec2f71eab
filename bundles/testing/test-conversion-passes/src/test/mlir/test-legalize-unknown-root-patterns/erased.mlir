// RUN: -test-legalize-unknown-root-patterns
// One pattern serves operations of any name.
func.func @erased() {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.one_region_op"() ({
    %1 = "test.illegal_op_b"() : () -> i32
    "test.finish"() : () -> ()
  }) : () -> ()
  return
}
