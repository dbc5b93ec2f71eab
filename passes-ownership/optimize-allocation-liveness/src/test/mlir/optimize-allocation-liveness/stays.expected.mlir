module {
  func.func @several(%arg0: i1, %arg1: f32) -> f32 {
    %alloc = memref.alloc() : memref<f32>
    memref.store %arg1, %alloc[] : memref<f32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addf %arg1, %arg1 : f32
    memref.dealloc %alloc : memref<f32>
    return %0 : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.mulf %arg1, %arg1 : f32
    memref.dealloc %alloc : memref<f32>
    return %1 : f32
  }
  func.func @conditional(%arg0: i1, %arg1: f32) -> f32 {
    %alloc = memref.alloc() : memref<f32>
    memref.store %arg1, %alloc[] : memref<f32>
    %0 = arith.addf %arg1, %arg1 : f32
    scf.if %arg0 {
      memref.dealloc %alloc : memref<f32>
    }
    return %0 : f32
  }
}

