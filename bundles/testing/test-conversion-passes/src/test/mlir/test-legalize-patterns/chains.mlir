// RUN: --mlir-version=19.1 -test-legalize-patterns
// Patterns that lead to each other, that replace another operation than theirs, and that are applied to their own result.
func.func @chains(%arg0: i16, %arg1: i64, %arg2: i42, %arg3: i32) -> i32 {
  %0 = "test.illegal_op_b"() : () -> i32
  %1 = "test.illegal_op_c"() : () -> i32
  %2 = "test.illegal_op_d"() : () -> i32
  %3 = "test.replace_non_root"() : () -> i32
  "test.recursive_rewrite"() {depth = 3 : i64} : () -> ()
  %4 = "test.op_in_place_self_fold"() : () -> i32
  %5 = "test.rewrite"(%arg3) : (i32) -> i32
  "test.create_block"() : () -> ()
  "test.return"(%5) : (i32) -> ()
}
func.func private @f(i64) -> i64
func.func @call(%arg0: i64) -> i64 {
  %0 = func.call @f(%arg0) : (i64) -> i64
  "test.return"(%0) : (i64) -> ()
}
func.func @split(%arg0: f32) -> f32 {
  "test.return"(%arg0) : (f32) -> ()
}
