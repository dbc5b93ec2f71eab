module {
  func.func private @f0(%arg0: i1, %arg1: i64, %arg2: i64, %arg3: memref<?xi64, strided<[?], offset: ?>>) -> i64 {
    %false = arith.constant false
    %true = arith.constant true
    %c31_i64 = arith.constant 31 : i64
    %c6_i64 = arith.constant 6 : i64
    %c4_i64 = arith.constant 4 : i64
    %c5_i64 = arith.constant 5 : i64
    %c3_i64 = arith.constant 3 : i64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c8_i64 = arith.constant 8 : i64
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc(%c3) : memref<?xi64>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    cf.cond_br %true, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb1
  ^bb3:  // pred: ^bb1
    cf.cond_br %arg0, ^bb4(%alloc, %arg2, %c8_i64, %c1_i64, %c3_i64 : memref<?xi64>, i64, i64, i64, i64), ^bb5
  ^bb4(%0: memref<?xi64>, %1: i64, %2: i64, %3: i64, %4: i64):  // 2 preds: ^bb3, ^bb8
    %alloc_0 = memref.alloc() : memref<4xi64>
    memref.store %1, %alloc_0[%c0] : memref<4xi64>
    %5 = arith.addi %1, %2 : i64
    memref.store %5, %alloc_0[%c1] : memref<4xi64>
    %6 = arith.addi %5, %3 : i64
    memref.store %6, %alloc_0[%c2] : memref<4xi64>
    %7 = arith.addi %6, %4 : i64
    memref.store %7, %alloc_0[%c3] : memref<4xi64>
    cf.br ^bb9
  ^bb5:  // pred: ^bb3
    %alloc_1 = memref.alloc(%c0) : memref<?xi64>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb7
    cf.cond_br %false, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    cf.br ^bb6
  ^bb8:  // pred: ^bb6
    cf.br ^bb4(%alloc_1, %arg1, %c5_i64, %c4_i64, %c6_i64 : memref<?xi64>, i64, i64, i64, i64)
  ^bb9:  // pred: ^bb4
    %8 = memref.load %0[%c0] : memref<?xi64>
    %9 = arith.addi %8, %c1_i64 : i64
    %10 = memref.load %alloc_0[%c1] : memref<4xi64>
    %11 = arith.muli %9, %c31_i64 : i64
    %12 = arith.addi %11, %10 : i64
    return %12 : i64
  }
}

