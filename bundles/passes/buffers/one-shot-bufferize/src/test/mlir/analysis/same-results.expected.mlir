module {
  func.func private @twice(%arg0: i64) -> (memref<4xi64>, memref<4xi64>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    linalg.fill ins(%arg0 : i64) outs(%alloc : memref<4xi64>)
    %cast = memref.cast %alloc : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
    %cast_0 = memref.cast %alloc : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
    return %alloc, %alloc : memref<4xi64>, memref<4xi64>
  }
  func.func @new(%arg0: i64, %arg1: i64, %arg2: index) -> i64 {
    %0:2 = call @twice(%arg0) : (i64) -> (memref<4xi64>, memref<4xi64>)
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    memref.copy %0#0, %alloc : memref<4xi64> to memref<4xi64>
    memref.store %arg1, %alloc[%arg2] : memref<4xi64>
    %1 = memref.load %0#1[%arg2] : memref<4xi64>
    %2 = memref.load %alloc[%arg2] : memref<4xi64>
    %3 = arith.subi %2, %1 : i64
    return %3 : i64
  }
  func.func private @write(%arg0: memref<4xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index) -> (memref<4xi64, strided<[?], offset: ?>>, memref<4xi64, strided<[?], offset: ?>>) {
    memref.store %arg1, %arg0[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    return %arg0, %arg0 : memref<4xi64, strided<[?], offset: ?>>, memref<4xi64, strided<[?], offset: ?>>
  }
  func.func @copy(%arg0: memref<4xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index) -> i64 {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    memref.copy %arg0, %alloc : memref<4xi64, strided<[?], offset: ?>> to memref<4xi64>
    %cast = memref.cast %alloc : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
    %0:2 = call @write(%cast, %arg1, %arg2) : (memref<4xi64, strided<[?], offset: ?>>, i64, index) -> (memref<4xi64, strided<[?], offset: ?>>, memref<4xi64, strided<[?], offset: ?>>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    memref.copy %0#0, %alloc_0 : memref<4xi64, strided<[?], offset: ?>> to memref<4xi64>
    memref.store %arg1, %alloc_0[%arg2] : memref<4xi64>
    %1 = memref.load %0#1[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    %2 = memref.load %alloc_0[%arg2] : memref<4xi64>
    %3 = memref.load %arg0[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    %4 = arith.subi %2, %1 : i64
    %5 = arith.subi %4, %3 : i64
    return %5 : i64
  }
}

