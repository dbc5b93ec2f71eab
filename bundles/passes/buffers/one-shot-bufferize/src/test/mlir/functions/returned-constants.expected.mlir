module {
  memref.global "private" constant @__constant_6xi64 : memref<6xi64> = dense<1> {alignment = 64 : i64}
  func.func private @c() -> memref<6xi64> {
    %0 = memref.get_global @__constant_6xi64 : memref<6xi64>
    %cast = memref.cast %0 : memref<6xi64> to memref<6xi64, strided<[?], offset: ?>>
    return %0 : memref<6xi64>
  }
  func.func @overwritten(%arg0: i64, %arg1: index) -> i64 {
    %0 = call @c() : () -> memref<6xi64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xi64>
    memref.copy %0, %alloc : memref<6xi64> to memref<6xi64>
    memref.store %arg0, %alloc[%arg1] : memref<6xi64>
    %1 = memref.load %alloc[%arg1] : memref<6xi64>
    return %1 : i64
  }
  func.func @read(%arg0: index) -> i64 {
    %0 = call @c() : () -> memref<6xi64>
    %1 = memref.load %0[%arg0] : memref<6xi64>
    return %1 : i64
  }
  func.func private @identity(%arg0: memref<6xi64, strided<[?], offset: ?>>) -> memref<6xi64, strided<[?], offset: ?>> {
    return %arg0 : memref<6xi64, strided<[?], offset: ?>>
  }
  func.func @argument(%arg0: memref<6xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index) -> memref<6xi64, strided<[?], offset: ?>> {
    %0 = call @identity(%arg0) : (memref<6xi64, strided<[?], offset: ?>>) -> memref<6xi64, strided<[?], offset: ?>>
    memref.store %arg1, %0[%arg2] : memref<6xi64, strided<[?], offset: ?>>
    return %0 : memref<6xi64, strided<[?], offset: ?>>
  }
}

