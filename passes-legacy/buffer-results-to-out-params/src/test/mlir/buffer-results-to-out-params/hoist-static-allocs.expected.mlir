module {
  func.func @static(%arg0: i1, %arg1: memref<4xf32> {test.a}) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    "test.use"(%arg1) : (memref<4xf32>) -> ()
    return %c0_i32 : i32
  }
  func.func @dynamic(%arg0: index, %arg1: memref<?xf32>) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.copy %alloc, %arg1 : memref<?xf32> to memref<?xf32>
    return
  }
  func.func @stack(%arg0: memref<4xf32>) {
    %alloca = memref.alloca() : memref<4xf32>
    memref.copy %alloca, %arg0 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @one_per_path(%arg0: i1, %arg1: memref<4xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @caller(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = call @static2(%alloc) : (memref<4xf32>) -> i32
    memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func private @static2(memref<4xf32>) -> i32
}

