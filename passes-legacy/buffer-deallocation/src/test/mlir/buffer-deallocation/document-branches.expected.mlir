module {
  func.func @mixedAllocation(%arg0: i1) {
    %alloca = memref.alloca() : memref<2xf32>
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    test.buffer_based in(%alloca : memref<2xf32>) out(%alloca : memref<2xf32>)
    cf.br ^bb3(%alloca : memref<2xf32>)
  ^bb2:  // pred: ^bb0
    test.buffer_based in(%alloc : memref<2xf32>) out(%alloc : memref<2xf32>)
    cf.br ^bb3(%alloc : memref<2xf32>)
  ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%0, %alloca) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
    cf.br ^bb3(%0 : memref<2xf32>)
  ^bb2:  // pred: ^bb0
    %alloc = memref.alloc() : memref<2xf32>
    test.buffer_based in(%arg1 : memref<2xf32>) out(%alloc : memref<2xf32>)
    %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    cf.br ^bb3(%1 : memref<2xf32>)
  ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%2, %arg2) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %2 : memref<2xf32>
    return
  }
  func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
  ^bb1:  // pred: ^bb0
    %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
    cf.br ^bb3(%0 : memref<?xf32>)
  ^bb2(%1: index):  // pred: ^bb0
    %alloc = memref.alloc(%1) : memref<?xf32>
    test.buffer_based in(%arg1 : memref<?xf32>) out(%alloc : memref<?xf32>)
    %2 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb3(%2 : memref<?xf32>)
  ^bb3(%3: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%3, %arg2) : (memref<?xf32>, memref<?xf32>)
    memref.dealloc %3 : memref<?xf32>
    return
  }
  func.func @branch(%arg0: i1) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc_0 = memref.alloc() : memref<2xf32>
    %0 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc_0 : memref<2xf32>
    cf.br ^bb3(%0 : memref<2xf32>)
  ^bb2:  // pred: ^bb0
    test.buffer_based in(%alloc : memref<2xf32>) out(%alloc : memref<2xf32>)
    %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    cf.br ^bb3(%1 : memref<2xf32>)
  ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%2, %2) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %2 : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
  ^bb1:  // pred: ^bb0
    %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
    cf.br ^bb6(%0 : memref<?xf32>)
  ^bb2(%1: index):  // pred: ^bb0
    %alloc = memref.alloc(%1) : memref<?xf32>
    test.buffer_based in(%arg1 : memref<?xf32>) out(%alloc : memref<?xf32>)
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb5(%alloc : memref<?xf32>)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%alloc : memref<?xf32>)
  ^bb5(%2: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
    %3 = bufferization.clone %2 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb6(%3 : memref<?xf32>)
  ^bb6(%4: memref<?xf32>):  // 2 preds: ^bb1, ^bb5
    cf.br ^bb7(%4 : memref<?xf32>)
  ^bb7(%5: memref<?xf32>):  // pred: ^bb6
    test.copy(%5, %arg2) : (memref<?xf32>, memref<?xf32>)
    memref.dealloc %4 : memref<?xf32>
    return
  }
}

