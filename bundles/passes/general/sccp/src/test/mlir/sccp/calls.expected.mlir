module {
  func.func private @increment(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    return %c2_i32 : i32
  }
  func.func @always_one() -> (i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = call @increment(%c1_i32) : (i32) -> i32
    %1 = call @increment(%c1_i32) : (i32) -> i32
    return %c2_i32, %c2_i32 : i32, i32
  }
  func.func private @different(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    return %arg0, %c2_i32 : i32, i32
  }
  func.func @one_and_two() -> (i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = call @different(%c1_i32, %c2_i32) : (i32, i32) -> (i32, i32)
    %1:2 = call @different(%c2_i32, %c2_i32) : (i32, i32) -> (i32, i32)
    return %0#0, %c2_i32 : i32, i32
  }
  func.func @visible(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
  func.func @calls_visible() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = call @visible(%c1_i32) : (i32) -> i32
    return %c3_i32 : i32
  }
  func.func private @named(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @names(%arg0: i32) -> (i32, (i32) -> i32) {
    %f = constant @named : (i32) -> i32
    %c1_i32 = arith.constant 1 : i32
    %0 = call @named(%c1_i32) : (i32) -> i32
    return %0, %f : i32, (i32) -> i32
  }
  func.func private @recursive(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c9_i32 = arith.constant 9 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c9_i32 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.subi %arg1, %c1_i32 : i32
    %2 = call @recursive(%c9_i32, %1) : (i32, i32) -> i32
    return %c9_i32 : i32
  }
  func.func @calls_recursive(%arg0: i32) -> i32 {
    %c9_i32 = arith.constant 9 : i32
    %0 = call @recursive(%c9_i32, %arg0) : (i32, i32) -> i32
    return %c9_i32 : i32
  }
  func.func private @declared(i32) -> i32
  func.func @calls_declared() -> i32 {
    %c9_i32 = arith.constant 9 : i32
    %0 = call @declared(%c9_i32) : (i32) -> i32
    return %0 : i32
  }
}

