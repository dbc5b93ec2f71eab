// RUN: --canonicalize
// Folders, and patterns of the dialect.
func.func @a(%arg0: i32, %arg1: i32, %b: i1) -> (i32, i32, i32, i32, i32) {
  %0 = "test.op_involution_trait_no_operation_fold"(%arg0) : (i32) -> i32
  %1 = "test.op_involution_trait_no_operation_fold"(%0) : (i32) -> i32
  %2 = "test.op_involution_trait_failing_operation_fold"(%arg0) : (i32) -> i32
  %3 = "test.op_involution_trait_failing_operation_fold"(%2) : (i32) -> i32
  %4 = "test.op_involution_trait_succesful_operation_fold"(%arg0) : (i32) -> i32
  %5 = "test.op_involution_trait_succesful_operation_fold"(%4) : (i32) -> i32
  %6 = "test.op_idempotent_trait"(%arg0) : (i32) -> i32
  %7 = "test.op_idempotent_trait"(%6) : (i32) -> i32
  %8 = "test.op_idempotent_trait_binary"(%arg0, %arg1) : (i32, i32) -> i32
  %9 = "test.op_idempotent_trait_binary"(%8, %arg1) : (i32, i32) -> i32
  return %1, %3, %5, %7, %9 : i32, i32, i32, i32, i32
}
func.func @b(%arg0: i32) -> (i32, i32, i32, f32) {
  %0 = "test.op_in_place_fold"(%arg0) {attr = 0 : i32} : (i32) -> i32
  %1 = "test.op_in_place_self_fold"() : () -> i32
  %2 = "test.op_in_place_fold_anchor"(%arg0) : (i32) -> i32
  %3 = "test.cast"(%arg0) : (i32) -> f32
  return %0, %1, %2, %3 : i32, i32, i32, f32
}
func.func @c(%arg0: i32) -> i32 {
  "test.op_with_region_fold_no_side_effect"() ({
    "test.op"() : () -> ()
  }) : () -> ()
  "test.op_with_region_pattern"() ({
    "test.op"() : () -> ()
  }) : () -> ()
  %0 = "test.op_with_region_fold"(%arg0) ({
    "test.op"() : () -> ()
  }) : (i32) -> i32
  return %0 : i32
}
func.func @d(%arg0: i32, %arg1: i32) -> (i32, i32) {
  %0, %1 = "test.op_with_variadic_results_and_folder"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
  return %0, %1 : i32, i32
}
func.func @e(%arg0: i32) -> (i32, i32) {
  %c = arith.constant 42 : i32
  %c5 = arith.constant 43 : i32
  %y = "test.op_commutative"(%c, %arg0, %arg0, %c5) : (i32, i32, i32, i32) -> i32
  %z = "test.op_commutative2"(%c, %arg0) : (i32, i32) -> i32
  return %y, %z: i32, i32
}
func.func @f() -> i32 {
  %0 = "test.dialect_canonicalizable"() : () -> (i32)
  return %0 : i32
}
func.func @g() -> (i32, i32) {
  %c5 = "test.constant"() {value = 5 : i32} : () -> i32
  %res = "test.manual_cpp_op_with_fold"(%c5) : (i32) -> i32
  %x = "test.op_in_place_fold_anchor"(%c5) : (i32) -> i32
  return %res, %x : i32, i32
}
func.func @h() {
  "test.fold_to_call_op"() {callee = @h} : () -> ()
  return
}
