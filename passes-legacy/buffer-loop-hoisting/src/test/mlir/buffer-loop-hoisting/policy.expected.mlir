module attributes {mortise.policies = [{memory_space = 2 : i64, owner = "program"}]} {
  func.func @f(%arg0: i1, %arg1: index, %arg2: memref<4xf32>) {
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      %alloc_0 = memref.alloc() : memref<4xf32, 2>
      memref.copy %arg2, %alloc_0 : memref<4xf32> to memref<4xf32, 2>
    }
    %alloc = memref.alloc() : memref<4xf32>
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      memref.copy %arg2, %alloc : memref<4xf32> to memref<4xf32>
    }
    return
  }
}

