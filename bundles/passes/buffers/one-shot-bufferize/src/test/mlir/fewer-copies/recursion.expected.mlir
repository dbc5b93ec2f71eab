module {
  func.func @self(%arg0: memref<8xi64, strided<[?], offset: ?>>, %arg1: index, %arg2: i64) -> memref<8xi64, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi eq, %arg1, %c0 : index
    %1 = scf.if %0 -> (memref<8xi64, strided<[?], offset: ?>>) {
      scf.yield %arg0 : memref<8xi64, strided<[?], offset: ?>>
    } else {
      %2 = arith.subi %arg1, %c1 : index
      memref.store %arg2, %arg0[%2] : memref<8xi64, strided<[?], offset: ?>>
      %3 = func.call @self(%arg0, %2, %arg2) : (memref<8xi64, strided<[?], offset: ?>>, index, i64) -> memref<8xi64, strided<[?], offset: ?>>
      scf.yield %3 : memref<8xi64, strided<[?], offset: ?>>
    }
    return %1 : memref<8xi64, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @even(%arg0: memref<8xi64, strided<[?], offset: ?>>, %arg1: index) -> i64 {
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi eq, %arg1, %c0 : index
    %1 = scf.if %0 -> (i64) {
      %2 = memref.load %arg0[%arg1] : memref<8xi64, strided<[?], offset: ?>>
      scf.yield %2 : i64
    } else {
      %2 = func.call @odd(%arg0, %arg1) : (memref<8xi64, strided<[?], offset: ?>>, index) -> i64
      %3 = memref.load %arg0[%arg1] : memref<8xi64, strided<[?], offset: ?>>
      %4 = arith.addi %2, %3 : i64
      scf.yield %4 : i64
    }
    return %1 : i64
  }
  func.func @odd(%arg0: memref<8xi64, strided<[?], offset: ?>>, %arg1: index) -> i64 {
    %c1 = arith.constant 1 : index
    %0 = arith.subi %arg1, %c1 : index
    %1 = call @even(%arg0, %0) : (memref<8xi64, strided<[?], offset: ?>>, index) -> i64
    return %1 : i64
  }
}

// -----
module {
  func.func @read_after_call(%arg0: memref<8xi64, strided<[?], offset: ?>>, %arg1: i1, %arg2: i64, %arg3: index) -> i64 {
    %false = arith.constant false
    memref.store %arg2, %arg0[%arg3] : memref<8xi64, strided<[?], offset: ?>>
    %0 = scf.if %arg1 -> (i64) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
      memref.copy %arg0, %alloc : memref<8xi64, strided<[?], offset: ?>> to memref<8xi64>
      %cast = memref.cast %alloc : memref<8xi64> to memref<8xi64, strided<[?], offset: ?>>
      %1 = func.call @read_after_call(%cast, %false, %arg2, %arg3) : (memref<8xi64, strided<[?], offset: ?>>, i1, i64, index) -> i64
      %2 = memref.load %arg0[%arg3] : memref<8xi64, strided<[?], offset: ?>>
      %3 = arith.addi %1, %2 : i64
      scf.yield %3 : i64
    } else {
      scf.yield %arg2 : i64
    }
    return %0 : i64
  }
}

// -----
module {
  func.func @swap(%arg0: memref<8xi64, strided<[?], offset: ?>>, %arg1: memref<8xi64, strided<[?], offset: ?>>, %arg2: i1) -> memref<8xi64, strided<[?], offset: ?>> {
    %false = arith.constant false
    %0 = scf.if %arg2 -> (memref<8xi64, strided<[?], offset: ?>>) {
      %1 = func.call @swap(%arg1, %arg0, %false) : (memref<8xi64, strided<[?], offset: ?>>, memref<8xi64, strided<[?], offset: ?>>, i1) -> memref<8xi64, strided<[?], offset: ?>>
      scf.yield %1 : memref<8xi64, strided<[?], offset: ?>>
    } else {
      scf.yield %arg0 : memref<8xi64, strided<[?], offset: ?>>
    }
    return %0 : memref<8xi64, strided<[?], offset: ?>>
  }
  func.func @use(%arg0: memref<8xi64, strided<[?], offset: ?>>, %arg1: memref<8xi64, strided<[?], offset: ?>>, %arg2: i1, %arg3: i64, %arg4: index) -> (memref<8xi64, strided<[?], offset: ?>>, i64) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xi64>
    memref.copy %arg1, %alloc : memref<8xi64, strided<[?], offset: ?>> to memref<8xi64>
    %cast = memref.cast %alloc : memref<8xi64> to memref<8xi64, strided<[?], offset: ?>>
    %0 = call @swap(%arg0, %cast, %arg2) : (memref<8xi64, strided<[?], offset: ?>>, memref<8xi64, strided<[?], offset: ?>>, i1) -> memref<8xi64, strided<[?], offset: ?>>
    memref.store %arg3, %0[%arg4] : memref<8xi64, strided<[?], offset: ?>>
    %1 = memref.load %arg1[%arg4] : memref<8xi64, strided<[?], offset: ?>>
    return %0, %1 : memref<8xi64, strided<[?], offset: ?>>, i64
  }
}

