module {
  func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
  ^bb1:  // pred: ^bb0
    cf.br ^bb6(%arg1 : memref<?xf32>)
  ^bb2(%0: index):  // pred: ^bb0
    %alloc = memref.alloc(%0) : memref<?xf32>
    test.buffer_based in(%alloc : memref<?xf32>) out(%alloc : memref<?xf32>)
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb5(%alloc : memref<?xf32>)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%alloc : memref<?xf32>)
  ^bb5(%1: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6(%1 : memref<?xf32>)
  ^bb6(%2: memref<?xf32>):  // 2 preds: ^bb1, ^bb5
    cf.br ^bb7(%2 : memref<?xf32>)
  ^bb7(%3: memref<?xf32>):  // pred: ^bb6
    test.copy(%3, %arg2) : (memref<?xf32>, memref<?xf32>)
    return
  }
  func.func @mixedAllocation(%arg0: i1, %arg1: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloca = memref.alloca() : memref<2xf32>
    cf.br ^bb3(%alloca : memref<2xf32>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%alloc : memref<2xf32>)
  ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
    return
  }
  func.func @branch(%arg0: i1) {
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%alloc_0 : memref<2xf32>)
  ^bb2:  // pred: ^bb0
    test.buffer_based in(%alloc : memref<2xf32>) out(%alloc : memref<2xf32>)
    cf.br ^bb3(%alloc : memref<2xf32>)
  ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    return
  }
}

