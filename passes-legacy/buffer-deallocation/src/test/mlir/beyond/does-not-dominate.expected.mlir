module {
  func.func @f0(%arg0: i64, %arg1: i64, %arg2: i1) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?xi64>
    cf.cond_br %arg2, ^bb2(%alloc, %c1_i64 : memref<?xi64>, i64), ^bb1
  ^bb1:  // pred: ^bb0
    %0 = bufferization.clone %alloc : memref<?xi64> to memref<?xi64>
    cf.br ^bb5(%0, %c1_i64 : memref<?xi64>, i64)
  ^bb2(%1: memref<?xi64>, %2: i64):  // pred: ^bb0
    %c2 = arith.constant 2 : index
    %alloc_0 = memref.alloc(%c2) : memref<?xi64>
    cf.cond_br %arg2, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    memref.dealloc %alloc_0 : memref<?xi64>
    %3 = bufferization.clone %1 : memref<?xi64> to memref<?xi64>
    cf.br ^bb5(%3, %2 : memref<?xi64>, i64)
  ^bb4:  // pred: ^bb2
    %c1_i64_1 = arith.constant 1 : i64
    %4 = bufferization.clone %alloc_0 : memref<?xi64> to memref<?xi64>
    memref.dealloc %alloc_0 : memref<?xi64>
    %5 = bufferization.clone %4 : memref<?xi64> to memref<?xi64>
    memref.dealloc %4 : memref<?xi64>
    cf.br ^bb5(%5, %c1_i64_1 : memref<?xi64>, i64)
  ^bb5(%6: memref<?xi64>, %7: i64):  // 3 preds: ^bb1, ^bb3, ^bb4
    %c1_i64_2 = arith.constant 1 : i64
    memref.dealloc %6 : memref<?xi64>
    memref.dealloc %alloc : memref<?xi64>
    return %c1_i64_2 : i64
  }
}

