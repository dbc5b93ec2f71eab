module {
  func.func @unused(%arg0: !buffers.handle, %arg1: i32, %arg2: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    "buffers.unknown"(%arg1) : (i32) -> ()
    %0 = buffers.add %arg1, %c1_i32 : i32
    return %0 : i32
  }
}

