module {
  func.func @f(%arg0: i1, %arg1: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%alloc : memref<2xf32>)
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    cf.br ^bb2(%alloc_0 : memref<2xf32>)
  ^bb2(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
    memref.dealloc %0 : memref<2xf32>
    %alloc_1 = memref.alloc() : memref<2xf32>
    %cast = memref.cast %alloc_1 : memref<2xf32> to memref<?xf32>
    memref.dealloc %cast : memref<?xf32>
    return
  }
}

