module {
  func.func @diamond(%arg0: memref<8xi64>, %arg1: i1, %arg2: i64, %arg3: index) -> memref<8xi64> {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %arg0, %alloc : memref<8xi64> to memref<8xi64>
    memref.store %arg2, %alloc[%arg3] : memref<8xi64>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %alloc, %alloc_0 : memref<8xi64> to memref<8xi64>
    cf.br ^bb3(%alloc_0 : memref<8xi64>)
  ^bb2:  // pred: ^bb0
    %0 = memref.load %arg0[%arg3] : memref<8xi64>
    %1 = arith.addi %0, %arg2 : i64
    memref.store %1, %arg0[%arg3] : memref<8xi64>
    cf.br ^bb3(%arg0 : memref<8xi64>)
  ^bb3(%2: memref<8xi64>):  // 2 preds: ^bb1, ^bb2
    return %2 : memref<8xi64>
  }
  func.func @argument(%arg0: memref<8xi64>, %arg1: i1, %arg2: i64, %arg3: index) -> (memref<8xi64>, i64) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %arg0, %alloc : memref<8xi64> to memref<8xi64>
    cf.cond_br %arg1, ^bb2(%alloc : memref<8xi64>), ^bb1
  ^bb1:  // pred: ^bb0
    memref.store %arg2, %arg0[%arg3] : memref<8xi64>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %arg0, %alloc_0 : memref<8xi64> to memref<8xi64>
    cf.br ^bb2(%alloc_0 : memref<8xi64>)
  ^bb2(%0: memref<8xi64>):  // 2 preds: ^bb0, ^bb1
    memref.store %arg2, %0[%arg3] : memref<8xi64>
    %1 = memref.load %0[%arg3] : memref<8xi64>
    return %0, %1 : memref<8xi64>, i64
  }
  func.func @loop(%arg0: memref<8xi64>, %arg1: i1, %arg2: i64, %arg3: index) -> i64 {
    cf.br ^bb1(%arg0 : memref<8xi64>)
  ^bb1(%0: memref<8xi64>):  // 2 preds: ^bb0, ^bb2
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %0, %alloc : memref<8xi64> to memref<8xi64>
    memref.store %arg2, %alloc[%arg3] : memref<8xi64>
    cf.br ^bb1(%alloc : memref<8xi64>)
  ^bb3:  // pred: ^bb1
    %1 = memref.load %0[%arg3] : memref<8xi64>
    return %1 : i64
  }
  func.func @again(%arg0: memref<8xi64>, %arg1: i1, %arg2: i64, %arg3: index) -> i64 {
    cf.br ^bb1(%arg2 : i64)
  ^bb1(%0: i64):  // 3 preds: ^bb0, ^bb2, ^bb3
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %arg0, %alloc : memref<8xi64> to memref<8xi64>
    memref.store %0, %alloc[%arg3] : memref<8xi64>
    %1 = memref.load %alloc[%arg3] : memref<8xi64>
    cf.br ^bb1(%1 : i64)
  ^bb3:  // pred: ^bb1
    %2 = memref.load %arg0[%arg3] : memref<8xi64>
    cf.cond_br %arg1, ^bb1(%2 : i64), ^bb4
  ^bb4:  // pred: ^bb3
    return %0 : i64
  }
  func.func @forward(%arg0: memref<8xi64>, %arg1: i1, %arg2: i64, %arg3: index) -> (i64, i64) {
    cf.cond_br %arg1, ^bb1, ^bb2(%arg2 : i64)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %arg0, %alloc : memref<8xi64> to memref<8xi64>
    memref.store %arg2, %alloc[%arg3] : memref<8xi64>
    %0 = memref.load %alloc[%arg3] : memref<8xi64>
    cf.br ^bb2(%0 : i64)
  ^bb2(%1: i64):  // 2 preds: ^bb0, ^bb1
    %2 = memref.load %arg0[%arg3] : memref<8xi64>
    return %1, %2 : i64, i64
  }
}

