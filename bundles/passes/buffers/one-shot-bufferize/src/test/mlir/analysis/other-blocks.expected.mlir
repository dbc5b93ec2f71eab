module {
  func.func @f(%arg0: memref<4xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index) -> i64 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    memref.copy %arg0, %alloc : memref<4xi64, strided<[?], offset: ?>> to memref<4xi64>
    memref.store %arg1, %alloc[%arg2] : memref<4xi64>
    %0 = memref.load %arg0[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    %1 = memref.load %alloc[%arg2] : memref<4xi64>
    %2 = arith.addi %0, %1 : i64
    return %2 : i64
  }
  func.func @diamond(%arg0: memref<4xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index, %arg3: i1) -> i64 {
    cf.cond_br %arg3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg1, %arg0[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    %0 = memref.load %arg0[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    cf.br ^bb3(%0 : i64)
  ^bb2:  // pred: ^bb0
    %1 = memref.load %arg0[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    cf.br ^bb3(%1 : i64)
  ^bb3(%2: i64):  // 2 preds: ^bb1, ^bb2
    return %2 : i64
  }
  func.func @circle(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index, %arg3: i1) -> f32 {
    cf.br ^bb1(%arg1 : f32)
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb1
    %1 = memref.load %arg0[%arg2] : memref<?xf32, strided<[?], offset: ?>>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    memref.store %0, %alloc[%arg2] : memref<?xf32>
    %2 = memref.load %alloc[%arg2] : memref<?xf32>
    %3 = arith.addf %1, %2 : f32
    cf.cond_br %arg3, ^bb1(%3 : f32), ^bb2
  ^bb2:  // pred: ^bb1
    return %3 : f32
  }
}

