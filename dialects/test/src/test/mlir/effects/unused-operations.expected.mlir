module {
  func.func @f(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: tensor<2xf32>, %arg3: index) {
    %0 = test.tensor_based in(%arg2 : tensor<2xf32>) -> tensor<2xf32>
    %1 = "test.side_effect_op"() {effects = [{effect = "write", on_result}]} : () -> i32
    %2 = "test.side_effect_op"() {effects = [{effect = "allocate"}]} : () -> i32
    %3 = "test.side_effect_op"() {effects = [{effect = "allocate", test_resource}]} : () -> i32
    %4 = "test.side_effect_op"() {effects = [{effect = "free"}]} : () -> i32
    %5 = "test.never_speculatable_op"() : () -> i32
    return
  }
}

