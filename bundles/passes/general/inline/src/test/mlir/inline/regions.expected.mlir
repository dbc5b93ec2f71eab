module {
  func.func @e2(%arg0: i32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    return %0 : i64
  }
  func.func @m(%arg0: i1, %arg1: memref<i32>) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = memref.load %arg1[] : memref<i32>
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = memref.load %arg1[] : memref<i32>
    %2 = arith.addi %1, %1 : i32
    return %2 : i32
  }
  func.func @al(%arg0: memref<i32>) {
    %alloca = memref.alloca() : memref<i32>
    memref.copy %alloca, %arg0 : memref<i32> to memref<i32>
    return
  }
  func.func @caller(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> (i32, i32, i64) {
    %true = arith.constant true
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = memref.load %arg1[] : memref<i32>
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %1 = memref.load %arg1[] : memref<i32>
    %2 = arith.addi %1, %1 : i32
    cf.br ^bb3(%2 : i32)
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
    %4 = scf.if %arg0 -> (i32) {
      %6 = func.call @m(%true, %arg1) : (i1, memref<i32>) -> i32
      scf.yield %6 : i32
    } else {
      %alloca = memref.alloca() : memref<i32>
      memref.copy %alloca, %arg1 : memref<i32> to memref<i32>
      scf.yield %3 : i32
    }
    memref.alloca_scope  {
      %alloca = memref.alloca() : memref<i32>
      memref.copy %alloca, %arg1 : memref<i32> to memref<i32>
    }
    %5 = call @e2(%arg2) : (i32) -> i64
    return %3, %4, %5 : i32, i32, i64
  }
}

