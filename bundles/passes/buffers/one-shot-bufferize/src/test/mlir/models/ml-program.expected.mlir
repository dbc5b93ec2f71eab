module {
  memref.global "private" @g : memref<4xi32> = dense<4>
  memref.global "private" constant @h : memref<4xi32> = dense<4>
  func.func @f(%arg0: index) -> i32 {
    %0 = memref.get_global @g : memref<4xi32>
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    memref.copy %0, %alloc : memref<4xi32> to memref<4xi32>
    memref.store %c1_i32, %alloc[%arg0] : memref<4xi32>
    %1 = memref.get_global @g : memref<4xi32>
    memref.copy %alloc, %1 : memref<4xi32> to memref<4xi32>
    %2 = memref.load %0[%arg0] : memref<4xi32>
    return %2 : i32
  }
}

// -----
module {
  memref.global "public" constant @u : memref<4xi32> = dense<1>
  func.func @f(%arg0: index) -> memref<4xi32> {
    %0 = memref.get_global @u : memref<4xi32>
    %cast = memref.cast %0 : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
    return %0 : memref<4xi32>
  }
}

// -----
module {
  memref.global "public" @u : memref<4xi32> = dense<1>
  func.func @f(%arg0: index, %arg1: memref<4xi32, strided<[?], offset: ?>>) {
    %0 = memref.get_global @u : memref<4xi32>
    memref.copy %arg1, %0 : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
    return
  }
}

