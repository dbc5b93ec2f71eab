module {
  func.func @callee(%arg0: i32) {
    return
  }
  func.func @caller(%arg0: i32) {
    "c.call"(%arg0) : (i32) -> ()
    "c.call"(%arg0) <{callee = @callee}> : (i32) -> ()
    "c.indirect"(%arg0, %arg0) : (i32, i32) -> ()
    return
  }
}

