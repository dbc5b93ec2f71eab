module {
  func.func private @use(memref<?xf32>)
  func.func private @work()
  func.func @branches(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @use(%alloc) : (memref<?xf32>) -> ()
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    call @work() : () -> ()
    return
  }
  func.func @joined(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    call @use(%alloc) : (memref<?xf32>) -> ()
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @work() : () -> ()
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @loops(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    call @use(%alloc) : (memref<?xf32>) -> ()
    cf.br ^bb1
  ^bb3:  // pred: ^bb1
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb5
    call @work() : () -> ()
    cf.cond_br %arg1, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    call @work() : () -> ()
    cf.br ^bb4
  ^bb6:  // pred: ^bb4
    return
  }
  func.func @edge(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    call @use(%alloc) : (memref<?xf32>) -> ()
    cf.cond_br %arg1, ^bb1, ^bb3(%arg0 : index)
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    cf.br ^bb4(%arg0 : index)
  ^bb3(%0: index):  // pred: ^bb1
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb4(%0 : index)
  ^bb4(%1: index):  // 2 preds: ^bb2, ^bb3
    call @work() : () -> ()
    return
  }
  func.func @switch(%arg0: index, %arg1: i32) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    cf.switch %arg1 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb4
  ^bb2:  // pred: ^bb0
    call @use(%alloc) : (memref<?xf32>) -> ()
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    return
  }
}

