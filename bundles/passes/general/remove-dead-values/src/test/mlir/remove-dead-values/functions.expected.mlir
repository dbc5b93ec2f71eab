module {
  func.func private @callee(%arg0: i32 {test.a}) -> (i32 {test.y}) {
    return %arg0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @callee(%arg0) {test.call} : (i32) -> i32
    return %0 : i32
  }
  func.func private @recursive(%arg0: i32) -> i32 {
    %0 = call @recursive(%arg0) : (i32) -> i32
    return %arg0 : i32
  }
  func.func @enters_recursion(%arg0: i32) -> i32 {
    %0 = call @recursive(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @never_called(%arg0: i32, %arg1: i32) {
    %0 = arith.addi %arg0, %arg0 : i32
    return
  }
  func.func @public(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0, %arg0 : i32, i32
  }
}

