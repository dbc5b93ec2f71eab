module {
  func.func @cast(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: memref<*xf32>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, memref<*xf32>) {
    %cast = memref.cast %arg0 : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %cast : memref<4xf32, strided<[?], offset: ?>> to memref<*xf32>
    %cast_1 = memref.cast %arg1 : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %arg0, %cast, %arg1 : memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, memref<*xf32>
  }
}

// -----
module {
  func.func @collapse(%arg0: memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>>, %arg1: index) -> (memref<?xf32>, memref<?x5xf32>, memref<f32, strided<[], offset: ?>>, memref<10xf32>, memref<5xf32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x4x5xf32>
    memref.copy %arg0, %alloc : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>> to memref<?x4x5xf32>
    %collapse_shape = memref.collapse_shape %alloc [[0, 1, 2]] : memref<?x4x5xf32> into memref<?xf32>
    %subview = memref.subview %arg0[0, 0, 0] [%arg1, 2, 5] [1, 1, 1] : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>> to memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>>
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %subview, %c0_0 : memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>>
    %alloc_2 = memref.alloc(%dim_1) {alignment = 64 : i64} : memref<?x2x5xf32>
    memref.copy %subview, %alloc_2 : memref<?x2x5xf32, strided<[?, ?, ?], offset: ?>> to memref<?x2x5xf32>
    %collapse_shape_3 = memref.collapse_shape %alloc_2 [[0, 1], [2]] : memref<?x2x5xf32> into memref<?x5xf32>
    %subview_4 = memref.subview %arg0[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>> to memref<1x1x1xf32, strided<[?, ?, ?], offset: ?>>
    %collapse_shape_5 = memref.collapse_shape %subview_4 [] : memref<1x1x1xf32, strided<[?, ?, ?], offset: ?>> into memref<f32, strided<[], offset: ?>>
    %subview_6 = memref.subview %arg0[0, 0, 0] [1, 2, 5] [1, 1, 1] : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>> to memref<1x2x5xf32, strided<[?, ?, ?], offset: ?>>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x2x5xf32>
    memref.copy %subview_6, %alloc_7 : memref<1x2x5xf32, strided<[?, ?, ?], offset: ?>> to memref<1x2x5xf32>
    %collapse_shape_8 = memref.collapse_shape %alloc_7 [[0, 1, 2]] : memref<1x2x5xf32> into memref<10xf32>
    %subview_9 = memref.subview %arg0[0, 0, 0] [1, 1, 5] [1, 1, 1] : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>> to memref<1x1x5xf32, strided<[?, ?, ?], offset: ?>>
    %collapse_shape_10 = memref.collapse_shape %subview_9 [[0, 1, 2]] : memref<1x1x5xf32, strided<[?, ?, ?], offset: ?>> into memref<5xf32, strided<[?], offset: ?>>
    %cast = memref.cast %collapse_shape : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %cast_11 = memref.cast %collapse_shape_3 : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    %cast_12 = memref.cast %collapse_shape_8 : memref<10xf32> to memref<10xf32, strided<[?], offset: ?>>
    return %collapse_shape, %collapse_shape_3, %collapse_shape_5, %collapse_shape_8, %collapse_shape_10 : memref<?xf32>, memref<?x5xf32>, memref<f32, strided<[], offset: ?>>, memref<10xf32>, memref<5xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @expand(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: memref<f32, strided<[], offset: ?>>, %arg2: index) -> (memref<?x2xf32, strided<[?, ?], offset: ?>>, memref<1x1xf32, strided<[1, 1], offset: ?>>, memref<2x?xf32, strided<[?, ?], offset: ?>>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg2, 2] : memref<?xf32, strided<[?], offset: ?>> into memref<?x2xf32, strided<[?, ?], offset: ?>>
    %expand_shape_0 = memref.expand_shape %arg1 [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
    %subview = memref.subview %arg0[3] [%arg2] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %expand_shape_1 = memref.expand_shape %subview [[0, 1]] output_shape [2, %arg2] : memref<?xf32, strided<[?], offset: ?>> into memref<2x?xf32, strided<[?, ?], offset: ?>>
    %cast = memref.cast %expand_shape_0 : memref<1x1xf32, strided<[1, 1], offset: ?>> to memref<1x1xf32, strided<[?, ?], offset: ?>>
    return %expand_shape, %expand_shape_0, %expand_shape_1 : memref<?x2xf32, strided<[?, ?], offset: ?>>, memref<1x1xf32, strided<[1, 1], offset: ?>>, memref<2x?xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @reshape(%arg0: memref<4x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1xindex, strided<[?], offset: ?>>, %arg2: memref<?xindex, strided<[?], offset: ?>>, %arg3: index) -> (memref<20xf32>, memref<*xf32>, memref<?xf32>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    memref.copy %arg0, %alloc : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32>
    %reshape = memref.reshape %alloc(%arg1) : (memref<4x5xf32>, memref<1xindex, strided<[?], offset: ?>>) -> memref<20xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    memref.copy %arg0, %alloc_0 : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32>
    %reshape_1 = memref.reshape %alloc_0(%arg2) : (memref<4x5xf32>, memref<?xindex, strided<[?], offset: ?>>) -> memref<*xf32>
    %subview = memref.subview %arg0[1, 1] [%arg3, 2] [1, 1] : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %subview, %c0 : memref<?x2xf32, strided<[?, ?], offset: ?>>
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x2xf32>
    memref.copy %subview, %alloc_2 : memref<?x2xf32, strided<[?, ?], offset: ?>> to memref<?x2xf32>
    %reshape_3 = memref.reshape %alloc_2(%arg1) : (memref<?x2xf32>, memref<1xindex, strided<[?], offset: ?>>) -> memref<?xf32>
    %cast = memref.cast %reshape : memref<20xf32> to memref<20xf32, strided<[?], offset: ?>>
    %cast_4 = memref.cast %reshape_3 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %reshape, %reshape_1, %reshape_3 : memref<20xf32>, memref<*xf32>, memref<?xf32>
  }
}

// -----
module {
  func.func @dim(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<*xf32>, %arg2: index) -> (index, index, index) {
    %dim = memref.dim %arg0, %arg2 : memref<?x5xf32, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg1, %arg2 : memref<*xf32>
    %0 = memref.rank %arg1 : memref<*xf32>
    return %dim, %dim_0, %0 : index, index, index
  }
}

// -----
module {
  func.func @castsame(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: memref<?xi32, strided<[?], offset: ?>>) -> memref<*xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    %reshape = memref.reshape %alloc(%arg1) : (memref<?xf32>, memref<?xi32, strided<[?], offset: ?>>) -> memref<*xf32>
    %cast = memref.cast %reshape : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %reshape : memref<*xf32>
  }
}

// -----
module {
  func.func @collapse(%arg0: memref<4x5xf32, strided<[?, ?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<20xf32>, memref<4x5xf32, strided<[?, ?], offset: ?>>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    memref.copy %arg0, %alloc : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32>
    %collapse_shape = memref.collapse_shape %alloc [[0, 1]] : memref<4x5xf32> into memref<20xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<20xf32>
    memref.copy %collapse_shape, %alloc_0 : memref<20xf32> to memref<20xf32>
    memref.store %arg1, %alloc_0[%arg2] : memref<20xf32>
    %cast = memref.cast %alloc_0 : memref<20xf32> to memref<20xf32, strided<[?], offset: ?>>
    return %alloc_0, %arg0 : memref<20xf32>, memref<4x5xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @expand(%arg0: memref<20xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4x5xf32>, memref<20xf32, strided<[?], offset: ?>>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 5] : memref<20xf32, strided<[?], offset: ?>> into memref<4x5xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    memref.copy %expand_shape, %alloc : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32>
    memref.store %arg1, %alloc[%arg2, %arg2] : memref<4x5xf32>
    %cast = memref.cast %alloc : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
    return %alloc, %arg0 : memref<4x5xf32>, memref<20xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @reshape(%arg0: memref<20xf32, strided<[?], offset: ?>>, %arg1: memref<2xi32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4x5xf32>, memref<20xf32, strided<[?], offset: ?>>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<20xf32>
    memref.copy %arg0, %alloc : memref<20xf32, strided<[?], offset: ?>> to memref<20xf32>
    %reshape = memref.reshape %alloc(%arg1) : (memref<20xf32>, memref<2xi32, strided<[?], offset: ?>>) -> memref<4x5xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    memref.copy %reshape, %alloc_0 : memref<4x5xf32> to memref<4x5xf32>
    memref.store %arg2, %alloc_0[%arg3, %arg3] : memref<4x5xf32>
    %cast = memref.cast %alloc_0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
    return %alloc_0, %arg0 : memref<4x5xf32>, memref<20xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @reshape2(%arg0: memref<20xi32, strided<[?], offset: ?>>, %arg1: i32, %arg2: index) -> (memref<*xi32>, memref<20xi32>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<20xi32>
    memref.copy %arg0, %alloc : memref<20xi32, strided<[?], offset: ?>> to memref<20xi32>
    memref.store %arg1, %alloc[%arg2] : memref<20xi32>
    %reshape = memref.reshape %alloc(%arg0) : (memref<20xi32>, memref<20xi32, strided<[?], offset: ?>>) -> memref<*xi32>
    %cast = memref.cast %alloc : memref<20xi32> to memref<20xi32, strided<[?], offset: ?>>
    return %reshape, %alloc : memref<*xi32>, memref<20xi32>
  }
}

