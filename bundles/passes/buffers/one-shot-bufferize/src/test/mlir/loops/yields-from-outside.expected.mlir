module {
  memref.global "private" constant @__constant_6xi64 : memref<6xi64> = dense<1> {alignment = 64 : i64}
  func.func @constant(%arg0: memref<6xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index, %arg3: index, %arg4: index) -> memref<6xi64, strided<[?], offset: ?>> {
    %0 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0) -> (memref<6xi64, strided<[?], offset: ?>>) {
      memref.store %arg1, %arg6[%arg5] : memref<6xi64, strided<[?], offset: ?>>
      %1 = memref.load %arg6[%arg2] : memref<6xi64, strided<[?], offset: ?>>
      %2 = memref.get_global @__constant_6xi64 : memref<6xi64>
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xi64>
      memref.copy %2, %alloc : memref<6xi64> to memref<6xi64>
      %cast = memref.cast %alloc : memref<6xi64> to memref<6xi64, strided<[?], offset: ?>>
      scf.yield %cast : memref<6xi64, strided<[?], offset: ?>>
    }
    return %0 : memref<6xi64, strided<[?], offset: ?>>
  }
  func.func @written_after(%arg0: memref<6xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index, %arg3: index, %arg4: index) -> memref<6xi64, strided<[?], offset: ?>> {
    %0 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0) -> (memref<6xi64, strided<[?], offset: ?>>) {
      %1 = memref.get_global @__constant_6xi64 : memref<6xi64>
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xi64>
      memref.copy %1, %alloc : memref<6xi64> to memref<6xi64>
      %cast = memref.cast %alloc : memref<6xi64> to memref<6xi64, strided<[?], offset: ?>>
      scf.yield %cast : memref<6xi64, strided<[?], offset: ?>>
    }
    memref.store %arg1, %0[%arg2] : memref<6xi64, strided<[?], offset: ?>>
    return %0 : memref<6xi64, strided<[?], offset: ?>>
  }
  func.func @second_region(%arg0: memref<6xi64, strided<[?], offset: ?>>, %arg1: memref<6xi64, strided<[?], offset: ?>>, %arg2: i64, %arg3: index) -> (memref<6xi64>, i64) {
    %0 = scf.while (%arg4 = %arg0) : (memref<6xi64, strided<[?], offset: ?>>) -> memref<6xi64> {
      memref.store %arg2, %arg4[%arg3] : memref<6xi64, strided<[?], offset: ?>>
      %2 = memref.load %arg4[%arg3] : memref<6xi64, strided<[?], offset: ?>>
      %3 = arith.cmpi slt, %2, %arg2 : i64
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xi64>
      memref.copy %arg4, %alloc : memref<6xi64, strided<[?], offset: ?>> to memref<6xi64>
      scf.condition(%3) %alloc : memref<6xi64>
    } do {
    ^bb0(%arg4: memref<6xi64>):
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xi64>
      memref.copy %arg1, %alloc : memref<6xi64, strided<[?], offset: ?>> to memref<6xi64>
      %cast_0 = memref.cast %alloc : memref<6xi64> to memref<6xi64, strided<[?], offset: ?>>
      scf.yield %cast_0 : memref<6xi64, strided<[?], offset: ?>>
    }
    %1 = memref.load %arg1[%arg3] : memref<6xi64, strided<[?], offset: ?>>
    %cast = memref.cast %0 : memref<6xi64> to memref<6xi64, strided<[?], offset: ?>>
    return %0, %1 : memref<6xi64>, i64
  }
}

