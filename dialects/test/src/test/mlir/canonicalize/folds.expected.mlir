module {
  func.func @a(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32, i32, i32, i32) {
    %0 = "test.op_involution_trait_succesful_operation_fold"(%arg0) : (i32) -> i32
    %1 = "test.op_idempotent_trait"(%arg0) : (i32) -> i32
    %2 = "test.op_idempotent_trait_binary"(%arg0, %arg1) : (i32, i32) -> i32
    %3 = "test.op_idempotent_trait_binary"(%2, %arg1) : (i32, i32) -> i32
    return %arg0, %arg0, %0, %1, %3 : i32, i32, i32, i32, i32
  }
  func.func @b(%arg0: i32) -> (i32, i32, i32, f32) {
    %0 = "test.op_in_place_fold"(%arg0) <{attr = 0 : i32}> : (i32) -> i32
    %1 = "test.op_in_place_self_fold"() <{folded}> : () -> i32
    %2 = "test.op_in_place_fold_anchor"(%arg0) : (i32) -> i32
    %3 = "test.cast"(%arg0) : (i32) -> f32
    return %0, %1, %2, %3 : i32, i32, i32, f32
  }
  func.func @c(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @d(%arg0: i32, %arg1: i32) -> (i32, i32) {
    return %arg0, %arg1 : i32, i32
  }
  func.func @e(%arg0: i32) -> (i32, i32) {
    %c42_i32 = arith.constant 42 : i32
    %c43_i32 = arith.constant 43 : i32
    %0 = "test.op_commutative"(%arg0, %arg0, %c42_i32, %c43_i32) : (i32, i32, i32, i32) -> i32
    %1 = "test.op_commutative2"(%arg0, %c42_i32) : (i32, i32) -> i32
    return %0, %1 : i32, i32
  }
  func.func @f() -> i32 {
    %c42_i32 = arith.constant 42 : i32
    return %c42_i32 : i32
  }
  func.func @g() -> (i32, i32) {
    %0 = "test.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "test.op_in_place_fold_anchor"(%0) : (i32) -> i32
    return %0, %1 : i32, i32
  }
  func.func @h() {
    call @h() : () -> ()
    return
  }
}

