module {
  func.func @f(%arg0: i32) {
    %0:2 = "test.dynamic_generic"(%arg0) {a = 1 : i32} : (i32) -> (i32, i32)
    "test.y"(%0#1) : (i32) -> ()
    return
  }
}

