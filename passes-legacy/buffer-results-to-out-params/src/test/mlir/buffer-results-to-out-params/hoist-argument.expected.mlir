module {
  func.func @argument(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @block(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    cf.cond_br %arg0, ^bb1(%arg1 : memref<4xf32>), ^bb1(%alloc : memref<4xf32>)
  ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb0
    memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
    return
  }
}

