module {
  func.func @both_live(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: memref<f32>) {
    %alloc = memref.alloc() : memref<f32>
    %alloc_0 = memref.alloc() : memref<f32>
    memref.store %arg1, %alloc[] : memref<f32>
    memref.store %arg2, %alloc_0[] : memref<f32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.copy %alloc, %arg3 : memref<f32> to memref<f32>
    return
  ^bb2:  // pred: ^bb0
    memref.copy %alloc_0, %arg3 : memref<f32> to memref<f32>
    return
  }
  func.func @twice(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
}

