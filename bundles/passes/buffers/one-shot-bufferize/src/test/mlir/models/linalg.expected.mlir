#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @mm(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<5x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg3: f32) -> (memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
    memref.copy %arg2, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
    linalg.matmul {foo} ins(%arg0, %arg1 : memref<?x5xf32, strided<[?, ?], offset: ?>>, memref<5x?xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<?x?xf32>)
    linalg.fill {foo} ins(%arg3 : f32) outs(%arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg2, %c0_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_3 = arith.constant 1 : index
    %dim_4 = memref.dim %arg2, %c1_3 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_5 = arith.constant 0 : index
    %dim_6 = memref.dim %arg2, %c0_5 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_7 = arith.constant 1 : index
    %dim_8 = memref.dim %arg2, %c1_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %alloc_9 = memref.alloc(%dim_6, %dim_8) {alignment = 64 : i64} : memref<?x?xf32>
    linalg.generic {doc = "x", indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"], library_call = "foo"} ins(%alloc : memref<?x?xf32>) outs(%alloc_9 : memref<?x?xf32>) attrs =  {foo} {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %in : f32
      linalg.yield %0 : f32
    }
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %cast_10 = memref.cast %alloc_9 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %alloc, %arg2, %alloc_9 : memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>
  }
}

// -----
module {
  func.func @map(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: f32) -> (memref<?x5xf32>, memref<?xf32>, memref<5x?xf32>, memref<?x5xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x5xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x5xf32>
    %alloc_0 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    %alloc_1 = memref.alloc(%dim) {alignment = 64 : i64} : memref<5x?xf32>
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x5xf32>
    linalg.map { math.exp } ins(%arg0 : memref<?x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc_2 : memref<?x5xf32>) {foo}
    linalg.reduce { arith.addf } ins(%arg0 : memref<?x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc_0 : memref<?xf32>) dimensions = [1]  {foo}
    linalg.transpose ins(%alloc_2 : memref<?x5xf32>) outs(%alloc_1 : memref<5x?xf32>) permutation = [1, 0]  {foo}
    linalg.broadcast ins(%alloc_0 : memref<?xf32>) outs(%alloc : memref<?x5xf32>) dimensions = [1]  {foo}
    %cast = memref.cast %alloc_2 : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    %cast_3 = memref.cast %alloc_0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %cast_4 = memref.cast %alloc_1 : memref<5x?xf32> to memref<5x?xf32, strided<[?, ?], offset: ?>>
    %cast_5 = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc_2, %alloc_0, %alloc_1, %alloc : memref<?x5xf32>, memref<?xf32>, memref<5x?xf32>, memref<?x5xf32>
  }
}

// -----
module {
  func.func @soft(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x5xf32, strided<[?, ?], offset: ?>>) -> memref<?x5xf32, strided<[?, ?], offset: ?>> {
    linalg.softmax dimension(1) ins(%arg0 : memref<?x5xf32, strided<[?, ?], offset: ?>>) outs(%arg1 : memref<?x5xf32, strided<[?, ?], offset: ?>>)
    return %arg1 : memref<?x5xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @soft(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x5xf32, strided<[?, ?], offset: ?>>) -> (memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?x5xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x5xf32>
    linalg.softmax dimension(1) ins(%arg0 : memref<?x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<?x5xf32>)
    %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc, %arg1 : memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @scalar(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: memref<5xf32, strided<[?], offset: ?>>, %arg2: f32) -> memref<5xf32, strided<[?], offset: ?>> {
    linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%arg0, %arg2 : memref<5xf32, strided<[?], offset: ?>>, f32) outs(%arg1 : memref<5xf32, strided<[?], offset: ?>>)
    return %arg1 : memref<5xf32, strided<[?], offset: ?>>
  }
}

// -----
module {
  func.func @mm(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg3: f32, %arg4: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>) {
    linalg.matmul ins(%arg0, %arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg1, %c0_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_3 = arith.constant 1 : index
    %dim_4 = memref.dim %arg1, %c1_3 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_5 = arith.constant 0 : index
    %dim_6 = memref.dim %arg2, %c0_5 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_7 = arith.constant 1 : index
    %dim_8 = memref.dim %arg2, %c1_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim, %dim_4) {alignment = 64 : i64} : memref<?x?xf32>
    linalg.fill ins(%arg3 : f32) outs(%alloc : memref<?x?xf32>)
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %arg2, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>
  }
}

// -----
module {
  func.func @red(%arg0: memref<?x5x?xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) {
    linalg.reduce { arith.addf } ins(%arg0 : memref<?x5x?xf32, strided<[?, ?, ?], offset: ?>>) outs(%arg1 : memref<?xf32, strided<[?], offset: ?>>) dimensions = [0, 1] 
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x5x?xf32, strided<[?, ?, ?], offset: ?>>
    %c2 = arith.constant 2 : index
    %dim_0 = memref.dim %arg0, %c2 : memref<?x5x?xf32, strided<[?, ?, ?], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg1, %c0_1 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim_0) {alignment = 64 : i64} : memref<?xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?xf32>)
    %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %arg1, %alloc : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>
  }
}

// -----
module {
  func.func @conv(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg3: f32, %arg4: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>) {
    linalg.conv_2d ins(%arg0, %arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg1, %c0_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_3 = arith.constant 1 : index
    %dim_4 = memref.dim %arg1, %c1_3 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_5 = arith.constant 0 : index
    %dim_6 = memref.dim %arg2, %c0_5 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_7 = arith.constant 1 : index
    %dim_8 = memref.dim %arg2, %c1_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_9 = arith.constant 0 : index
    %dim_10 = memref.dim %arg2, %c0_9 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_11 = arith.constant 1 : index
    %dim_12 = memref.dim %arg2, %c1_11 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim_10, %dim_12) {alignment = 64 : i64} : memref<?x?xf32>
    linalg.fill ins(%arg3 : f32) outs(%alloc : memref<?x?xf32>)
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %arg2, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @two(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg3: f32, %arg4: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>) {
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%arg1, %arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    ^bb0(%in: f32, %out: f32, %out_9: f32):
      linalg.yield %in, %in : f32, f32
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg1, %c0_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_3 = arith.constant 1 : index
    %dim_4 = memref.dim %arg1, %c1_3 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_5 = arith.constant 0 : index
    %dim_6 = memref.dim %arg2, %c0_5 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_7 = arith.constant 1 : index
    %dim_8 = memref.dim %arg2, %c1_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
    linalg.fill ins(%arg3 : f32) outs(%alloc : memref<?x?xf32>)
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %arg2, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @halfstatic(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>) {
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x4xf32, strided<[?, ?], offset: ?>>) outs(%arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg1, %c0_0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%dim, %c4) {alignment = 64 : i64} : memref<?x?xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?x?xf32>)
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %arg1, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>
  }
}

// -----
module {
  func.func @soft(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>) {
    linalg.softmax dimension(1) ins(%arg0 : memref<?x4xf32, strided<[?, ?], offset: ?>>) outs(%arg1 : memref<?x4xf32, strided<[?, ?], offset: ?>>)
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x4xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?x4xf32>)
    %cast = memref.cast %alloc : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    return %arg1, %alloc : memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>
  }
}

