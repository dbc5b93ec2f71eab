module {
  func.func @absent(%arg0: i32) -> i32 {
    %0 = "k.o"(%arg0) <{a = 1 : i32}> : (i32) -> i32
    return %0 : i32
  }
  func.func @greater(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @type(%arg0: i64) -> i32 {
    %0 = "k.o"(%arg0) <{a = 2 : i32, b = 1 : i32}> : (i64) -> i32
    return %0 : i32
  }
}

