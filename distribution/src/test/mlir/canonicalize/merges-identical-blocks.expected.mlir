module {
  func.func private @use(i32, i32)
  func.func @merge(%arg0: i1, %arg1: i32, %arg2: i32) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    call @use(%0, %0) : (i32, i32) -> ()
    call @use(%arg1, %arg2) : (i32, i32) -> ()
    return
  }
}

