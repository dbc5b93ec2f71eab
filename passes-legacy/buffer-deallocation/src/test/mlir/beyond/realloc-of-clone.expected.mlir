module {
  func.func @underCondition(%arg0: i1) {
    %alloc = memref.alloc() : memref<4xf32>
    scf.if %arg0 {
      %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
      %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
      memref.dealloc %1 : memref<8xf32>
    }
    memref.dealloc %alloc : memref<4xf32>
    return
  }
  func.func @neededOnAnotherWay(%arg0: i1, %arg1: f32, %arg2: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%arg2] : memref<4xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
    %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
    memref.dealloc %1 : memref<8xf32>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb4(%arg1 : f32), ^bb3
  ^bb3:  // pred: ^bb2
    %2 = memref.load %alloc[%arg2] : memref<4xf32>
    cf.br ^bb4(%2 : f32)
  ^bb4(%3: f32):  // 2 preds: ^bb2, ^bb3
    memref.dealloc %alloc : memref<4xf32>
    return %3 : f32
  }
  func.func @oneOfTwo(%arg0: i1, %arg1: f32, %arg2: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%arg2] : memref<4xf32>
    memref.store %arg1, %alloc_0[%arg2] : memref<4xf32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<4xf32>
    %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc_0 : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %2 = memref.realloc %1 : memref<4xf32> to memref<8xf32>
    %3 = memref.load %2[%arg2] : memref<8xf32>
    memref.dealloc %2 : memref<8xf32>
    return %3 : f32
  }
  func.func @inLoop(%arg0: index, %arg1: f32, %arg2: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.store %arg1, %alloc[%arg2] : memref<?xf32>
    %0 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    %1 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %0) -> (memref<?xf32>) {
      %3 = arith.addi %arg0, %arg3 : index
      %4 = bufferization.clone %arg4 : memref<?xf32> to memref<?xf32>
      memref.dealloc %arg4 : memref<?xf32>
      %5 = memref.realloc %4(%3) : memref<?xf32> to memref<?xf32>
      %6 = bufferization.clone %5 : memref<?xf32> to memref<?xf32>
      memref.dealloc %5 : memref<?xf32>
      scf.yield %6 : memref<?xf32>
    }
    %2 = memref.load %1[%arg2] : memref<?xf32>
    memref.dealloc %1 : memref<?xf32>
    return %2 : f32
  }
  func.func @argument(%arg0: memref<4xf32>, %arg1: index) -> f32 {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
    %2 = memref.load %1[%arg1] : memref<8xf32>
    memref.dealloc %1 : memref<8xf32>
    return %2 : f32
  }
}

