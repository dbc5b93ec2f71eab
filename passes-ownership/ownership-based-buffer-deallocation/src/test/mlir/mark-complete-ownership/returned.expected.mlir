module {
  func.func @selected(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) -> memref<?xf32> {
    %0 = arith.select %arg0, %arg2, %arg3 : memref<?xf32>
    return %0 : memref<?xf32>
  }
  func.func @joined(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) -> memref<?xf32> {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%alloc : memref<?xf32>)
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb2(%arg2 : memref<?xf32>)
  ^bb2(%0: memref<?xf32>):  // 2 preds: ^bb0, ^bb1
    return %0 : memref<?xf32>
  }
  func.func @cloned(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) -> memref<?xf32> attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%alloc : memref<?xf32>)
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    %0 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
    cf.br ^bb2(%0 : memref<?xf32>)
  ^bb2(%1: memref<?xf32>):  // 2 preds: ^bb0, ^bb1
    return %1 : memref<?xf32>
  }
}

