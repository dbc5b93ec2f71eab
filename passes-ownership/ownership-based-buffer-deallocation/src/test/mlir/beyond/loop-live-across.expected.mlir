module {
  func.func @live(%arg0: i1, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %0 = bufferization.dealloc (%alloc : memref<2xf32>) if (%true) retain (%alloc : memref<2xf32>)
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    memref.store %arg1, %alloc[%arg2] : memref<2xf32>
    %1 = arith.andi %0, %arg0 : i1
    %2 = bufferization.dealloc (%alloc : memref<2xf32>) if (%1) retain (%alloc : memref<2xf32>)
    %3 = arith.xori %arg0, %true : i1
    %4 = arith.andi %0, %3 : i1
    bufferization.dealloc (%alloc : memref<2xf32>) if (%4)
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}

