module {
  func.func @loop(%arg0: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = arith.subi %arg0, %arg0 : index
    %1 = arith.addi %0, %arg0 : index
    %2 = arith.divsi %1, %arg0 : index
    %3 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb1(%arg0, %3, %2 : index, memref<?xf32>, index)
  ^bb1(%4: index, %5: memref<?xf32>, %6: index):  // 2 preds: ^bb0, ^bb2
    %c0 = arith.constant 0 : index
    %7 = arith.cmpi sgt, %6, %c0 : index
    cf.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    memref.copy %5, %alloc_0 : memref<?xf32> to memref<?xf32>
    memref.dealloc %5 : memref<?xf32>
    %8 = arith.addi %4, %arg0 : index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %6, %c1 : index
    %10 = bufferization.clone %alloc_0 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc_0 : memref<?xf32>
    cf.br ^bb1(%8, %10, %9 : index, memref<?xf32>, index)
  ^bb3:  // pred: ^bb1
    return %5 : memref<?xf32>
  }
}

