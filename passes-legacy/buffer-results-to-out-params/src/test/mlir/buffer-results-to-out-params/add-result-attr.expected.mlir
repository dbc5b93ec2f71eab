module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32> {bufferize.result, test.a}) -> (i32 {test.b}) {
    %c0_i32 = arith.constant 0 : i32
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    return %c0_i32 : i32
  }
}

