module {
  func.func @tok(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    %0 = memref.realloc %alloc : memref<4xf32> to memref<8xf32>
    %1 = memref.load %0[%arg1] : memref<8xf32>
    memref.dealloc %0 : memref<8xf32>
    return %1 : f32
  }
  func.func @onOneWay(%arg0: i1, %arg1: f32, %arg2: index, %arg3: memref<8xf32>) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<4xf32>
    %0 = bufferization.clone %arg3 : memref<8xf32> to memref<8xf32>
    cf.br ^bb3(%0 : memref<8xf32>)
  ^bb2:  // pred: ^bb0
    %1 = memref.realloc %alloc : memref<4xf32> to memref<8xf32>
    %2 = bufferization.clone %1 : memref<8xf32> to memref<8xf32>
    memref.dealloc %1 : memref<8xf32>
    cf.br ^bb3(%2 : memref<8xf32>)
  ^bb3(%3: memref<8xf32>):  // 2 preds: ^bb1, ^bb2
    %4 = memref.load %3[%arg2] : memref<8xf32>
    return %3 : memref<8xf32>
  }
}

