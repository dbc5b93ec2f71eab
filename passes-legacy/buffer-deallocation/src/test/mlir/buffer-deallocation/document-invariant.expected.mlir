module {
  func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    "test.partial_write"(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @custom_br(%arg0: i1, %arg1: memref<2xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<2xf32>
    %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    "test.br"(%0)[^bb3] : (memref<2xf32>) -> ()
  ^bb2:  // pred: ^bb0
    %alloc_0 = memref.alloc() : memref<2xf32>
    %1 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc_0 : memref<2xf32>
    "test.br"(%1)[^bb3] : (memref<2xf32>) -> ()
  ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%2, %arg1) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %2 : memref<2xf32>
    return
  }
}

