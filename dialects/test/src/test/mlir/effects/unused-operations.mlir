// RUN: --canonicalize --allow-unregistered-dialect
// Only what writes, frees, allocates for others or is unknown stays.
func.func @f(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: tensor<2xf32>, %arg3: index) {
  %0 = test.tensor_based in(%arg2 : tensor<2xf32>) -> tensor<2xf32>
  %1 = "test.forward_buffer"(%arg0) : (memref<2xf32>) -> memref<2xf32>
  %2 = "test.side_effect_op"() {effects = [{effect = "write", on_result}]} : () -> i32
  %3 = "test.side_effect_op"() {effects = [{effect = "read", on_result}]} : () -> i32
  %4 = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> i32
  %5 = "test.side_effect_op"() {effects = [{effect = "allocate"}]} : () -> i32
  %6 = "test.side_effect_op"() {effects = [{effect = "allocate", test_resource}]} : () -> i32
  %7 = "test.side_effect_op"() {effects = [{effect = "free"}]} : () -> i32
  %8 = "test.side_effect_op"() : () -> i32
  %9 = "test.always_speculatable_op"() : () -> i32
  %10 = "test.never_speculatable_op"() : () -> i32
  %11 = "test.one_region_with_recursive_memory_effects"() ({
    %13 = "test.side_effect_op"() {effects = [{effect = "read", on_result}]} : () -> i32
    "test.return"() : () -> ()
  }) : () -> i32
  %12 = test.region_if %arg0: memref<2xf32> -> memref<2xf32> then {
  ^bb0(%arg4: memref<2xf32>):
    test.region_if_yield %arg4 : memref<2xf32>
  } else {
  ^bb0(%arg4: memref<2xf32>):
    test.region_if_yield %arg4 : memref<2xf32>
  } join {
  ^bb0(%arg4: memref<2xf32>):
    test.region_if_yield %arg4 : memref<2xf32>
  }
  return
}
