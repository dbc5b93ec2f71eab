module {
  func.func @twice(%arg0: i64) -> (memref<4xi64>, memref<4xi64>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    linalg.fill ins(%arg0 : i64) outs(%alloc : memref<4xi64>)
    %cast = memref.cast %alloc : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
    %cast_0 = memref.cast %alloc : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
    return %alloc, %alloc : memref<4xi64>, memref<4xi64>
  }
  func.func @use(%arg0: i64, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %0:2 = call @twice(%arg0) : (i64) -> (memref<4xi64>, memref<4xi64>)
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    memref.copy %0#0, %alloc : memref<4xi64> to memref<4xi64>
    memref.store %arg0, %alloc[%arg1] : memref<4xi64>
    %cast = memref.cast %alloc : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
    %cast_0 = memref.cast %0#1 : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
    return %alloc, %0#1 : memref<4xi64>, memref<4xi64>
  }
}

