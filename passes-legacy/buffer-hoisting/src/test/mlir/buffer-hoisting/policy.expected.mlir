module attributes {mortise.policies = [{memory_space = 2 : i64, owner = "program"}]} {
  func.func @f(%arg0: i1) -> (memref<4xf32, 2>, memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %0:2 = scf.if %arg0 -> (memref<4xf32, 2>, memref<4xf32>) {
      %alloc_1 = memref.alloc() : memref<4xf32, 2>
      scf.yield %alloc_1, %alloc : memref<4xf32, 2>, memref<4xf32>
    } else {
      %alloc_1 = memref.alloc() : memref<4xf32, 2>
      scf.yield %alloc_1, %alloc_0 : memref<4xf32, 2>, memref<4xf32>
    }
    return %0#0, %0#1 : memref<4xf32, 2>, memref<4xf32>
  }
}

