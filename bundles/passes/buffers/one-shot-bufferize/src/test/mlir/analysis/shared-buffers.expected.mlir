module {
  func.func @switch(%arg0: memref<4xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index) -> i64 {
    %0 = scf.index_switch %arg2 -> memref<4xi64, strided<[?], offset: ?>> 
    case 0 {
      scf.yield %arg0 : memref<4xi64, strided<[?], offset: ?>>
    }
    default {
      %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
      linalg.fill ins(%arg1 : i64) outs(%alloc_0 : memref<4xi64>)
      %cast = memref.cast %alloc_0 : memref<4xi64> to memref<4xi64, strided<[?], offset: ?>>
      scf.yield %cast : memref<4xi64, strided<[?], offset: ?>>
    }
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
    memref.copy %0, %alloc : memref<4xi64, strided<[?], offset: ?>> to memref<4xi64>
    memref.store %arg1, %alloc[%arg2] : memref<4xi64>
    %1 = memref.load %alloc[%arg2] : memref<4xi64>
    %2 = memref.load %arg0[%arg2] : memref<4xi64, strided<[?], offset: ?>>
    %3 = arith.addi %1, %2 : i64
    return %3 : i64
  }
  func.func @overlapping(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: index) -> memref<8xf32, strided<[?], offset: ?>> {
    scf.forall (%arg2) in (1) {
      %subview = memref.subview %arg0[%arg2] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      memref.copy %subview, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
      %subview_0 = memref.subview %arg0[%arg1] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
      memref.copy %alloc, %subview_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    }
    return %arg0 : memref<8xf32, strided<[?], offset: ?>>
  }
}

