module attributes {mortise.policies = [{memory_space = 1 : i64, reuse = false}, {memory_space = 2 : i64, owner = "program"}]} {
  func.func @kept(%arg0: f32) -> memref<4xf32, 2> {
    %alloc = memref.alloc() : memref<4xf32, 2>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32, 2>)
    %alloc_0 = memref.alloc() : memref<4xf32, 2>
    memref.copy %alloc, %alloc_0 : memref<4xf32, 2> to memref<4xf32, 2>
    memref.dealloc %alloc : memref<4xf32, 2>
    return %alloc_0 : memref<4xf32, 2>
  }
  func.func @not_reused(%arg0: f32) -> memref<4xf32, 1> {
    %alloc = memref.alloc() : memref<4xf32, 1>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32, 1>)
    %alloc_0 = memref.alloc() : memref<4xf32, 1>
    memref.copy %alloc, %alloc_0 : memref<4xf32, 1> to memref<4xf32, 1>
    memref.dealloc %alloc : memref<4xf32, 1>
    return %alloc_0 : memref<4xf32, 1>
  }
  func.func @removed(%arg0: f32) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
    return %alloc : memref<4xf32>
  }
}

