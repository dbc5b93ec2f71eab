#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @chain(%arg0: memref<8xf32>) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    linalg.add ins(%arg0, %alloc : memref<8xf32>, memref<8xf32>) outs(%alloc : memref<8xf32>)
    linalg.map { math.tanh } ins(%alloc : memref<8xf32>) outs(%alloc : memref<8xf32>)
    return %alloc : memref<8xf32>
  }
  func.func @permuted(%arg0: index, %arg1: memref<?x4xf32>) {
    %alloc = memref.alloc(%arg0) : memref<?x4xf32>
    memref.copy %arg1, %alloc : memref<?x4xf32> to memref<?x4xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc, %alloc : memref<?x4xf32>, memref<?x4xf32>) outs(%alloc : memref<?x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.mulf %in, %in_0 : f32
      linalg.yield %0 : f32
    }
    memref.copy %alloc, %arg1 : memref<?x4xf32> to memref<?x4xf32>
    memref.dealloc %alloc : memref<?x4xf32>
    return
  }
  func.func @freed_conditionally(%arg0: memref<8xf32>, %arg1: i1) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32> to memref<8xf32>
    linalg.exp ins(%alloc : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %0 = arith.select %arg1, %alloc, %arg0 : memref<8xf32>
    %false = arith.constant false
    %1 = arith.select %arg1, %false, %false : i1
    scf.if %1 {
      memref.dealloc %alloc : memref<8xf32>
    }
    return %0 : memref<8xf32>
  }
  func.func @branch(%arg0: memref<8xf32>, %arg1: i1) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    scf.if %arg1 {
      linalg.exp ins(%alloc : memref<8xf32>) outs(%alloc : memref<8xf32>)
      memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
      memref.dealloc %alloc : memref<8xf32>
    } else {
      memref.dealloc %alloc : memref<8xf32>
    }
    return
  }
}

