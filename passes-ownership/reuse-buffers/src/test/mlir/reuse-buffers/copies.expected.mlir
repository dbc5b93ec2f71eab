module {
  func.func @copy(%arg0: memref<8xf32>) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    return %alloc : memref<8xf32>
  }
  func.func @both_used(%arg0: memref<8xf32>, %arg1: f32) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %alloc_0 = memref.alloc() : memref<8xf32>
    memref.copy %alloc, %alloc_0 : memref<8xf32> to memref<8xf32>
    linalg.fill ins(%arg1 : f32) outs(%alloc_0 : memref<8xf32>)
    memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return %alloc_0 : memref<8xf32>
  }
}

