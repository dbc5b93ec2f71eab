module {
  func.func @f(%arg0: i32) -> (i32, i32) {
    %0 = "uses.one"(%arg0) : (i32) -> i32
    %1 = "uses.one"(%arg0) : (i32) -> i32
    return %0, %1 : i32, i32
  }
}

