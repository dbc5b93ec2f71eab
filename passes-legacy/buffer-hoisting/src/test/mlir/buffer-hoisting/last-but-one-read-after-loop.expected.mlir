module {
  func.func private @f(%arg0: i1) -> i64 {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %alloc = memref.alloc() : memref<1xi64>
    memref.store %c0_i64, %alloc[%c0] : memref<1xi64>
    cf.cond_br %arg0, ^bb1(%c0_i64, %alloc : i64, memref<1xi64>), ^bb2(%alloc : memref<1xi64>)
  ^bb1(%0: i64, %1: memref<1xi64>):  // 2 preds: ^bb0, ^bb1
    %alloc_0 = memref.alloc() : memref<1xi64>
    memref.store %0, %alloc_0[%c0] : memref<1xi64>
    %2 = arith.addi %0, %c1_i64 : i64
    %3 = arith.cmpi slt, %2, %c3_i64 : i64
    cf.cond_br %3, ^bb1(%2, %alloc_0 : i64, memref<1xi64>), ^bb2(%1 : memref<1xi64>)
  ^bb2(%4: memref<1xi64>):  // 2 preds: ^bb0, ^bb1
    %5 = memref.load %4[%c0] : memref<1xi64>
    return %5 : i64
  }
  func.func @main() -> i64 {
    %true = arith.constant true
    %0 = call @f(%true) : (i1) -> i64
    return %0 : i64
  }
}

