module {
  func.func @swap(%arg0: i32, %arg1: i32) -> i32 {
    %0 = shop.swap %arg0, %arg1 again 1
    return %0 : i32
  }
}

