module {
  func.func @loop(%arg0: memref<8xf32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %alloc = memref.alloc() : memref<8xf32>
      linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
      memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
      memref.dealloc %alloc : memref<8xf32>
      memref.alloca_scope  {
        %alloca = memref.alloca() : memref<8xf32>
        linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloca : memref<8xf32>)
        memref.copy %alloca, %arg0 : memref<8xf32> to memref<8xf32>
      }
    }
    return
  }
  func.func @blocks(%arg0: memref<8xf32>, %arg1: i1) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}

