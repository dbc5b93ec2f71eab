module {
  func.func @selfLoop(%arg0: i1, %arg1: memref<2xi64>) {
    %0 = bufferization.clone %arg1 : memref<2xi64> to memref<2xi64>
    cf.br ^bb1(%0 : memref<2xi64>)
  ^bb1(%1: memref<2xi64>):  // 2 preds: ^bb0, ^bb2
    %alloc = memref.alloc() : memref<2xi64>
    memref.copy %1, %alloc : memref<2xi64> to memref<2xi64>
    memref.dealloc %1 : memref<2xi64>
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = bufferization.clone %alloc : memref<2xi64> to memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    cf.br ^bb1(%2 : memref<2xi64>)
  ^bb3:  // pred: ^bb1
    memref.dealloc %alloc : memref<2xi64>
    return
  }
  func.func @unreachable(%arg0: i1, %arg1: memref<2xi64>) {
    %0 = bufferization.clone %arg1 : memref<2xi64> to memref<2xi64>
    cf.br ^bb2(%0 : memref<2xi64>)
  ^bb1:  // no predecessors
    %alloc = memref.alloc() : memref<2xi64>
    memref.copy %arg1, %alloc : memref<2xi64> to memref<2xi64>
    %1 = bufferization.clone %alloc : memref<2xi64> to memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    cf.br ^bb2(%1 : memref<2xi64>)
  ^bb2(%2: memref<2xi64>):  // 2 preds: ^bb0, ^bb1
    memref.copy %2, %arg1 : memref<2xi64> to memref<2xi64>
    memref.dealloc %2 : memref<2xi64>
    return
  }
  func.func @severalSuccessors(%arg0: i32, %arg1: memref<2xi64>, %arg2: memref<2xi64>) {
    %alloc = memref.alloc() : memref<2xi64>
    memref.copy %arg1, %alloc : memref<2xi64> to memref<2xi64>
    cf.switch %arg0 : i32, [
      default: ^bb2(%alloc : memref<2xi64>),
      1: ^bb2(%arg1 : memref<2xi64>),
      2: ^bb3,
      3: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<2xi64>
    cf.br ^bb4
  ^bb2(%0: memref<2xi64>):  // 2 preds: ^bb0, ^bb0
    memref.copy %0, %arg2 : memref<2xi64> to memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    memref.copy %alloc, %arg2 : memref<2xi64> to memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    return
  ^bb4:  // 2 preds: ^bb1, ^bb2
    return
  }
  func.func @twoReturns(%arg0: i1, %arg1: memref<2xi64>) -> memref<2xi64> {
    %alloc = memref.alloc() : memref<2xi64>
    memref.copy %arg1, %alloc : memref<2xi64> to memref<2xi64>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %alloc : memref<2xi64>
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc : memref<2xi64>
    %alloc_0 = memref.alloc() : memref<2xi64>
    return %alloc_0 : memref<2xi64>
  }
  func.func @returnedTwice() -> (memref<2xi64>, memref<2xi64>) {
    %alloc = memref.alloc() : memref<2xi64>
    %0 = bufferization.clone %alloc : memref<2xi64> to memref<2xi64>
    return %alloc, %0 : memref<2xi64>, memref<2xi64>
  }
}

