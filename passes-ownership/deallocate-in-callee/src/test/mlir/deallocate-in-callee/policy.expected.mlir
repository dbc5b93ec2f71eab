module attributes {mortise.policies = [{memory_space = 2 : i64, owner = "program"}]} {
  func.func private @use(%arg0: memref<4xf32, 2>, %arg1: memref<4xf32>) {
    memref.copy %arg0, %arg1 : memref<4xf32, 2> to memref<4xf32>
    memref.dealloc %arg1 : memref<4xf32>
    return
  }
  func.func @f() {
    %alloc = memref.alloc() : memref<4xf32, 2>
    %alloc_0 = memref.alloc() : memref<4xf32>
    call @use(%alloc, %alloc_0) : (memref<4xf32, 2>, memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32, 2>
    return
  }
}

