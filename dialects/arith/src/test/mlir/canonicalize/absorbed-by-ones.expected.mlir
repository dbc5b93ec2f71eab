module {
  func.func @ones() -> (i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %c77_i32 = arith.constant 77 : i32
    %0 = "test.op"() : () -> i32
    return %c77_i32, %c-1_i32 : i32, i32
  }
  func.func @zeros() -> (i32, i32) {
    %c77_i32 = arith.constant 77 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = "test.op"() : () -> i32
    return %c77_i32, %c0_i32 : i32, i32
  }
}

