#map = affine_map<(d0) -> (d0)>
module {
  func.func @used_after(%arg0: memref<8xf32>) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.exp ins(%alloc : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
    memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return %alloc_0 : memref<8xf32>
  }
  func.func @view(%arg0: memref<8xf32>, %arg1: i1) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>
    %0 = arith.select %arg1, %reinterpret_cast, %arg0 : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.add ins(%alloc, %0 : memref<8xf32>, memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
    memref.dealloc %alloc : memref<8xf32>
    return %alloc_0 : memref<8xf32>
  }
  func.func @other_index(%arg0: memref<4x4xf32>) -> (memref<4x4xf32>, memref<4x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x4xf32>
    linalg.exp ins(%arg0 : memref<4x4xf32>) outs(%alloc : memref<4x4xf32>)
    %alloc_0 = memref.alloc() : memref<4x4xf32>
    linalg.transpose ins(%alloc : memref<4x4xf32>) outs(%alloc_0 : memref<4x4xf32>) permutation = [1, 0] 
    linalg.exp ins(%arg0 : memref<4x4xf32>) outs(%alloc : memref<4x4xf32>)
    %alloc_1 = memref.alloc() : memref<4x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4x4xf32>)
    linalg.matmul ins(%alloc, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%alloc_1 : memref<4x4xf32>)
    memref.dealloc %alloc : memref<4x4xf32>
    return %alloc_0, %alloc_1 : memref<4x4xf32>, memref<4x4xf32>
  }
  func.func @reads_more(%arg0: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<8xf32>) outs(%alloc_0 : memref<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = memref.load %alloc[%c0] : memref<8xf32>
      %1 = arith.mulf %in, %0 : f32
      linalg.yield %1 : f32
    }
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %alloc_1 = memref.alloc() : memref<8xf32>
    memref.copy %arg0, %alloc_1 : memref<8xf32> to memref<8xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<8xf32>) outs(%alloc_1 : memref<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %out : f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<8xf32>
    return %alloc_0, %alloc_1 : memref<8xf32>, memref<8xf32>
  }
  func.func @unlike(%arg0: memref<8xf32>, %arg1: memref<8xf32>) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xi32>) {
    ^bb0(%in: f32, %out: i32):
      %0 = arith.fptosi %in : f32 to i32
      linalg.yield %0 : i32
    }
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<8xi32>) outs(%alloc_0 : memref<8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %0 = arith.sitofp %in : i32 to f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<8xi32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    linalg.exp ins(%alloc_0 : memref<8xf32>) outs(%alloc_1 : memref<8xf32>)
    memref.copy %alloc_1, %arg0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc_1 : memref<8xf32>
    linalg.exp ins(%arg1 : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
    memref.dealloc %arg1 : memref<8xf32>
    return %alloc_0 : memref<8xf32>
  }
  func.func @not_handed_over(%arg0: memref<8xf32>, %arg1: i1) -> (memref<8xf32>, memref<8xf32>) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.exp ins(%alloc : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
    scf.if %arg1 {
      memref.dealloc %alloc : memref<8xf32>
    }
    %alloc_1 = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc_1 : memref<8xf32>)
    %token = async.execute {
      memref.copy %alloc_1, %arg0 : memref<8xf32> to memref<8xf32>
      async.yield
    }
    %alloc_2 = memref.alloc() : memref<8xf32>
    linalg.exp ins(%alloc_1 : memref<8xf32>) outs(%alloc_2 : memref<8xf32>)
    async.await %token : !async.token
    memref.dealloc %alloc_1 : memref<8xf32>
    return %alloc_0, %alloc_2 : memref<8xf32>, memref<8xf32>
  }
}

