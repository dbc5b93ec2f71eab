module {
  func.func @main() -> i64 {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %alloc = memref.alloc() : memref<2xi64>
    memref.store %c1_i64, %alloc[%c0] : memref<2xi64>
    cf.br ^bb1(%c0_i64, %c0_i64, %alloc : i64, i64, memref<2xi64>)
  ^bb1(%0: i64, %1: i64, %2: memref<2xi64>):  // 2 preds: ^bb0, ^bb4
    %alloc_0 = memref.alloc() : memref<2xi64>
    cf.br ^bb2(%c0_i64, %2 : i64, memref<2xi64>)
  ^bb2(%3: i64, %4: memref<2xi64>):  // 2 preds: ^bb1, ^bb3
    %5 = arith.cmpi slt, %3, %c3_i64 : i64
    cf.cond_br %5, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %6 = memref.load %2[%c0] : memref<2xi64>
    %7 = arith.addi %6, %3 : i64
    memref.store %7, %alloc_0[%c0] : memref<2xi64>
    %8 = arith.addi %3, %c1_i64 : i64
    cf.br ^bb2(%8, %alloc_0 : i64, memref<2xi64>)
  ^bb4:  // pred: ^bb2
    %9 = memref.load %4[%c0] : memref<2xi64>
    %10 = arith.addi %1, %9 : i64
    %11 = arith.addi %0, %c1_i64 : i64
    %12 = arith.cmpi slt, %11, %c3_i64 : i64
    cf.cond_br %12, ^bb1(%11, %10, %4 : i64, i64, memref<2xi64>), ^bb5
  ^bb5:  // pred: ^bb4
    return %10 : i64
  }
}

