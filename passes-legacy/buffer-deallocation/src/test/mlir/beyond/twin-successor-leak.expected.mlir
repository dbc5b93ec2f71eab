module {
  func.func @f(%arg0: i1, %arg1: memref<2xi64>) -> i64 {
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %0 = bufferization.clone %arg1 : memref<2xi64> to memref<2xi64>
    cf.br ^bb5(%0 : memref<2xi64>)
  ^bb2:  // pred: ^bb0
    %alloc = memref.alloc() : memref<2xi64>
    memref.copy %arg1, %alloc : memref<2xi64> to memref<2xi64>
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %1 = bufferization.clone %alloc : memref<2xi64> to memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    cf.br ^bb5(%1 : memref<2xi64>)
  ^bb4:  // pred: ^bb2
    %2 = bufferization.clone %alloc : memref<2xi64> to memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    cf.br ^bb5(%2 : memref<2xi64>)
  ^bb5(%3: memref<2xi64>):  // 3 preds: ^bb1, ^bb3, ^bb4
    %4 = memref.load %3[%c0] : memref<2xi64>
    memref.dealloc %3 : memref<2xi64>
    return %4 : i64
  }
  func.func @main() -> i64 {
    %c5_i64 = arith.constant 5 : i64
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xi64>
    memref.store %c5_i64, %alloc[%c0] : memref<2xi64>
    %0 = call @f(%true, %alloc) : (i1, memref<2xi64>) -> i64
    %1 = call @f(%false, %alloc) : (i1, memref<2xi64>) -> i64
    memref.dealloc %alloc : memref<2xi64>
    return %0 : i64
  }
}

