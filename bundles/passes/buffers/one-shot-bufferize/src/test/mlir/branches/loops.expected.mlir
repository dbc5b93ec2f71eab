module {
  func.func @passed_on(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<8xf32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0, %arg0 : index, memref<8xf32, strided<[?], offset: ?>>)
  ^bb1(%0: index, %1: memref<8xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg2 : index
    cf.cond_br %2, ^bb2(%1 : memref<8xf32, strided<[?], offset: ?>>), ^bb3
  ^bb2(%3: memref<8xf32, strided<[?], offset: ?>>):  // pred: ^bb1
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    memref.copy %3, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
    memref.store %arg1, %alloc[%0] : memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4, %cast : index, memref<8xf32, strided<[?], offset: ?>>)
  ^bb3:  // pred: ^bb1
    return %1 : memref<8xf32, strided<[?], offset: ?>>
  }
  func.func @slices(%arg0: index, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    cf.br ^bb1(%c0, %cast : index, memref<?xf32, strided<[?], offset: ?>>)
  ^bb1(%0: index, %1: memref<?xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %2, ^bb2(%1 : memref<?xf32, strided<[?], offset: ?>>), ^bb3
  ^bb2(%3: memref<?xf32, strided<[?], offset: ?>>):  // pred: ^bb1
    %subview = memref.subview %3[1] [%arg0] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4, %subview : index, memref<?xf32, strided<[?], offset: ?>>)
  ^bb3:  // pred: ^bb1
    %5 = memref.load %1[%c0] : memref<?xf32, strided<[?], offset: ?>>
    return %5 : f32
  }
}

