module {
  func.func @f() {
    %c1_i32 = arith.constant 1 : i32
    "t.use"(%c1_i32, %c1_i32) : (i32, i32) -> ()
    return
  }
}

