module {
  func.func @f(%arg0: i1, %arg1: memref<5xf32>, %arg2: memref<5xf32>, %arg3: memref<5xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.copy %arg1, %arg3 : memref<5xf32> to memref<5xf32>
    return
  ^bb2:  // pred: ^bb0
    memref.copy %arg2, %arg3 : memref<5xf32> to memref<5xf32>
    return
  }
}

