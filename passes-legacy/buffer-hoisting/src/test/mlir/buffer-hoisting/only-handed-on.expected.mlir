module {
  func.func @never(%arg0: i1, %arg1: index, %arg2: memref<2xi64>) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() : memref<2xi64>
    cf.cond_br %arg0, ^bb1(%c0, %c0_i64, %arg2, %arg2 : index, i64, memref<2xi64>, memref<2xi64>), ^bb2(%c0_i64, %arg2 : i64, memref<2xi64>)
  ^bb1(%0: index, %1: i64, %2: memref<2xi64>, %3: memref<2xi64>):  // 2 preds: ^bb0, ^bb1
    memref.store %1, %alloc[%c0] : memref<2xi64>
    %4 = memref.load %alloc[%c0] : memref<2xi64>
    %5 = arith.addi %1, %4 : i64
    %6 = arith.addi %0, %c1 : index
    %7 = arith.cmpi ult, %6, %arg1 : index
    cf.cond_br %7, ^bb1(%6, %5, %3, %alloc : index, i64, memref<2xi64>, memref<2xi64>), ^bb2(%5, %2 : i64, memref<2xi64>)
  ^bb2(%8: i64, %9: memref<2xi64>):  // 2 preds: ^bb0, ^bb1
    %cast = memref.cast %9 : memref<2xi64> to memref<?xi64>
    return %8 : i64
  }
  func.func @newest(%arg0: i1, %arg1: index, %arg2: memref<2xi64>) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2xi64>
    cf.cond_br %arg0, ^bb1(%c0, %arg2, %arg2 : index, memref<2xi64>, memref<2xi64>), ^bb3(%arg2 : memref<2xi64>)
  ^bb1(%0: index, %1: memref<2xi64>, %2: memref<2xi64>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi ult, %0, %arg1 : index
    cf.cond_br %3, ^bb2, ^bb3(%2 : memref<2xi64>)
  ^bb2:  // pred: ^bb1
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4, %2, %alloc : index, memref<2xi64>, memref<2xi64>)
  ^bb3(%5: memref<2xi64>):  // 2 preds: ^bb0, ^bb1
    %6 = memref.load %5[%c0] : memref<2xi64>
    return %6 : i64
  }
}

