// RUN: --mlir-version=19.1 -allow-unregistered-dialect -test-legalize-patterns
// VALIDATION: the test patterns erase operations
// The arguments of functions and moved blocks are converted; casts make those of the old types.
func.func @remap_input_1_to_0(%arg0: i16) {
  "test.return"() : () -> ()
}
func.func @remap_input_1_to_1(%arg0: i64) {
  "test.invalid"(%arg0) : (i64) -> ()
}
func.func @remap_call_1_to_1(%arg0: i64) {
  call @remap_input_1_to_1(%arg0) : (i64) -> ()
  "test.return"() : () -> ()
}
func.func @remap_input_1_to_N(%arg0: f32) -> f32 {
 "test.return"(%arg0) : (f32) -> ()
}
func.func @remap_input_1_to_N_remaining_use(%arg0: f32) {
  "work"(%arg0) : (f32) -> ()
  "test.return"() : () -> ()
}
func.func @remap_materialize_1_to_1(%arg0: i42) {
  "test.return"(%arg0) : (i42) -> ()
}
func.func @remap_input_to_self(%arg0: index) {
  "test.return"(%arg0) : (index) -> ()
}
func.func @remap_multi(%arg0: i64, %unused: i16, %arg1: i64) -> (i64, i64) {
 "test.invalid"(%arg0, %arg1) : (i64, i64) -> ()
}
func.func @no_remap_nested() {
  "foo.region"() ({
    ^bb0(%i0: i64, %unused: i16, %i1: i64):
      "test.invalid"(%i0, %i1) : (i64, i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
func.func @remap_moved_region_args() {
  "test.region"() ({
    ^bb1(%i0: i64, %unused: i16, %i1: i64, %2: f32):
      "test.invalid"(%i0, %i1, %2) : (i64, i64, f32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
func.func @remap_cloned_region_args() {
  "test.region"() ({
    ^bb1(%i0: i64, %unused: i16, %i1: i64, %2: f32):
      "test.invalid"(%i0, %i1, %2) : (i64, i64, f32) -> ()
  }) {legalizer.should_clone} : () -> ()
  "test.return"() : () -> ()
}
func.func @remap_drop_region() {
  "test.drop_region_op"() ({
    ^bb1(%i0: i64, %unused: i16, %i1: i64, %2: f32):
      "test.invalid"(%i0, %i1, %2) : (i64, i64, f32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
func.func @dropped_input_in_use(%arg: i16, %arg2: i64) {
  "work"(%arg) : (i16) -> ()
  "work"() : () -> ()
  "test.return"() : () -> ()
}
func.func @up_to_date_replacement(%arg: i8) -> i8 {
  %repl_1 = "test.rewrite"(%arg) : (i8) -> i8
  %repl_2 = "test.rewrite"(%repl_1) : (i8) -> i8
  return %repl_2 : i8
}
func.func @remove_foldable_op(%arg0 : i32) -> (i32) {
  %0 = "test.op_with_region_fold"(%arg0) ({
    "foo.op_with_region_terminator"() : () -> ()
  }) : (i32) -> (i32)
  return %0 : i32
}
func.func @create_block() {
  "test.create_block"() : () -> ()
  return
}
func.func @bounded_recursion() {
  test.recursive_rewrite 3
  "test.return"() : () -> ()
}
func.func @typemat(%arg0: i64) {
  %0 = "test.type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
func.func @pair(%arg0: i64) -> (i64, i64) {
  %0 = "test.cast"(%arg0) : (i64) -> i64
  "test.return"(%0, %arg0) : (i64, i64) -> ()
}
func.func @blackhole2() {
  %input = "test.type_producer"() : () -> (f64)
  "test.blackhole"(%input) : (f64) -> ()
  "test.return"() : () -> ()
}
func.func @multi(%a: i64) {
  "foo.br"(%a)[^bb1] : (i64) -> ()
^bb1(%b: i64):
  "foo.br"(%b)[^bb2] : (i64) -> ()
^bb2(%c: f32):
  "test.return"() : () -> ()
}
func.func private @ext(i64, f32, i16) -> (i42, i64)
