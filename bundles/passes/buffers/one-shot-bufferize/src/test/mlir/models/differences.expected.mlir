module {
  ml_program.global private mutable @number(4 : i32) : i32
}

// -----
module {
  memref.global "public" @u : memref<4xi32> = dense<1>
  func.func @store(%arg0: index) -> memref<4xi32> {
    %0 = memref.get_global @u : memref<4xi32>
    %1 = memref.get_global @u : memref<4xi32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    memref.copy %1, %alloc : memref<4xi32> to memref<4xi32>
    %2 = memref.get_global @u : memref<4xi32>
    memref.copy %alloc, %2 : memref<4xi32> to memref<4xi32>
    %cast = memref.cast %0 : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
    return %0 : memref<4xi32>
  }
}

// -----
module {
  func.func @transferOfOneRow(%arg0: memref<4x8xf32, strided<[?, ?], offset: ?>>, %arg1: vector<4xf32>) -> (memref<4x8xf32>, memref<4x8xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    memref.copy %arg0, %alloc : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
    vector.transfer_write %arg1, %alloc[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
    %cast = memref.cast %alloc : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
    return %alloc, %arg0 : memref<4x8xf32>, memref<4x8xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @maskedTransfer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: vector<4xf32>, %arg2: vector<4xi1>) -> (memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    vector.transfer_write %arg1, %alloc[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %alloc, %arg0 : memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @emptyMask(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: vector<4xi1>) -> memref<?xf32, strided<[?], offset: ?>> {
    vector.mask %arg1 { vector.yield } : vector<4xi1>
    return %arg0 : memref<?xf32, strided<[?], offset: ?>>
  }
}

