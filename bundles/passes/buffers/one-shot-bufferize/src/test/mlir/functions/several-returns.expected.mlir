module {
  func.func @argument_in_both(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> memref<4xf32, strided<[?], offset: ?>> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg1 : memref<4xf32, strided<[?], offset: ?>>
  ^bb2:  // pred: ^bb0
    memref.store %arg3, %arg1[%arg2] : memref<4xf32, strided<[?], offset: ?>>
    return %arg1 : memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @in_loop(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> memref<4xf32, strided<[?], offset: ?>> {
    %0 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg1) -> (memref<4xf32, strided<[?], offset: ?>>) {
      %1 = func.call @argument_in_both(%arg0, %arg5, %arg2, %arg3) : (i1, memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
      scf.yield %1 : memref<4xf32, strided<[?], offset: ?>>
    }
    return %0 : memref<4xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @argument_in_one(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg1 : memref<4xf32, strided<[?], offset: ?>>
  ^bb2:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %cast : memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @read_later(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> (memref<4xf32>, f32) {
    %0 = call @argument_in_one(%arg0, %arg1) : (i1, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    memref.store %arg3, %alloc[%arg2] : memref<4xf32>
    %1 = memref.load %arg1[%arg2] : memref<4xf32, strided<[?], offset: ?>>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %alloc, %1 : memref<4xf32>, f32
  }
}

// -----
module {
  func.func @same_type(%arg0: i1) -> memref<4xf32> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %alloc : memref<4xf32>
  ^bb2:  // pred: ^bb0
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %alloc_0 : memref<4xf32>
  }
  func.func @caller(%arg0: i1) -> memref<4xf32> {
    %0 = call @same_type(%arg0) : (i1) -> memref<4xf32>
    %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return %0 : memref<4xf32>
  }
}

// -----
module {
  func.func @different_strides(%arg0: i1) -> memref<4xf32, strided<[?], offset: ?>> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<20xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %subview = memref.subview %alloc[0] [4] [1] : memref<20xf32> to memref<4xf32, strided<[1]>>
    %cast = memref.cast %subview : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
    return %cast : memref<4xf32, strided<[?], offset: ?>>
  ^bb2:  // pred: ^bb0
    %subview_0 = memref.subview %alloc[0] [4] [2] : memref<20xf32> to memref<4xf32, strided<[2]>>
    %cast_1 = memref.cast %subview_0 : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[?], offset: ?>>
    return %cast_1 : memref<4xf32, strided<[?], offset: ?>>
  }
}

