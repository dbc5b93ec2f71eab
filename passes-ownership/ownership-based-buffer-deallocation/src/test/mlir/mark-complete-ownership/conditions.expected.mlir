module {
  func.func @negated(%arg0: i1, %arg1: index) attributes {mortise.keep = "complete"} {
    %true = arith.constant true
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.select %arg0, %arg0, %0 : i1
    scf.if %1 {
      memref.dealloc %alloc : memref<?xf32>
    }
    return
  }
  func.func @flag(%arg0: i1, %arg1: index) attributes {mortise.keep = "complete"} {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    cf.cond_br %arg0, ^bb1(%alloc, %arg0 : memref<?xf32>, i1), ^bb1(%alloc, %0 : memref<?xf32>, i1)
  ^bb1(%1: memref<?xf32>, %2: i1):  // 2 preds: ^bb0, ^bb0
    scf.if %2 {
      memref.dealloc %1 : memref<?xf32>
    }
    return
  }
  func.func @join(%arg0: i1, %arg1: i1, %arg2: index) attributes {mortise.keep = "complete"} {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %alloc = memref.alloc(%arg2) : memref<?xf32>
    scf.if %0 {
      memref.dealloc %alloc : memref<?xf32>
    }
    cf.cond_br %arg0, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    scf.if %arg0 {
      memref.dealloc %alloc : memref<?xf32>
    }
    return
  ^bb4:  // pred: ^bb0
    return
  }
  func.func @open(%arg0: i1, %arg1: i1, %arg2: index) {
    %alloc = memref.alloc(%arg2) : memref<?xf32>
    %0 = arith.select %arg0, %arg0, %arg1 : i1
    scf.if %0 {
      memref.dealloc %alloc : memref<?xf32>
    }
    return
  }
  func.func @loop(%arg0: index, %arg1: memref<i1>) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %0 = memref.load %arg1[] : memref<i1>
    cf.cond_br %0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %1 = memref.load %arg1[] : memref<i1>
    cf.cond_br %1, ^bb1, ^bb4
  ^bb3:  // pred: ^bb1
    return
  ^bb4:  // pred: ^bb2
    scf.if %0 {
      memref.dealloc %alloc : memref<?xf32>
    }
    return
  }
  func.func @number(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @loaded(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc() : memref<4xi1>
    memref.store %arg1, %alloc[%arg0] : memref<4xi1>
    %0 = memref.load %alloc[%arg0] : memref<4xi1>
    scf.if %0 {
      memref.dealloc %alloc : memref<4xi1>
    }
    return
  }
}

