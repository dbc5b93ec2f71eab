module {
  func.func @swap(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    return %arg1, %arg0 : i32, i32
  }
}

