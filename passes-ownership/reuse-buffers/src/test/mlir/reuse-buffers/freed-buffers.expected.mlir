module {
  func.func @sequence(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<8xf32>)
    memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<8xf32>)
    return %alloc : memref<8xf32>
  }
  func.func @dynamic(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?xf32>)
    linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?xf32>)
    memref.dealloc %alloc : memref<?xf32>
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc_0 = memref.alloc(%dim) : memref<?xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc_0 : memref<?xf32>)
    %dim_1 = memref.dim %arg0, %c0 : memref<?xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc_0 : memref<?xf32>)
    memref.dealloc %alloc_0 : memref<?xf32>
    return
  }
  func.func @classes(%arg0: f32, %arg1: i32) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
    memref.dealloc %alloc : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<8xi32>
    linalg.fill ins(%arg1 : i32) outs(%alloc_0 : memref<8xi32>)
    memref.dealloc %alloc_0 : memref<8xi32>
    %alloc_1 = memref.alloc() : memref<8xf32, 1>
    linalg.fill ins(%arg0 : f32) outs(%alloc_1 : memref<8xf32, 1>)
    memref.dealloc %alloc_1 : memref<8xf32, 1>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_2 : memref<8xf32>)
    memref.dealloc %alloc_2 : memref<8xf32>
    %memref = gpu.alloc  () : memref<8xf32>
    gpu.dealloc  %memref : memref<8xf32>
    return
  }
  func.func @one_path(%arg0: i1, %arg1: f32) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg1 : f32) outs(%alloc : memref<8xf32>)
    scf.if %arg0 {
      memref.dealloc %alloc : memref<8xf32>
    }
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg1 : f32) outs(%alloc_0 : memref<8xf32>)
    return %alloc_0 : memref<8xf32>
  }
}

