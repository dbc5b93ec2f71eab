module attributes {mortise.policies = [{memory_space = 2 : i64, owner = "program"}]} {
  func.func private @make() -> memref<4xf32, 2>
  func.func @frees(%arg0: memref<4xf32, 2>, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32, 2>
    %alloca = memref.alloca() : memref<4xf32>
    %0 = call @make() : () -> memref<4xf32, 2>
    memref.copy %arg0, %alloc : memref<4xf32, 2> to memref<4xf32, 2>
    memref.copy %alloc, %alloca : memref<4xf32, 2> to memref<4xf32>
    memref.copy %alloca, %0 : memref<4xf32> to memref<4xf32, 2>
    memref.copy %0, %arg1 : memref<4xf32, 2> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32, 2>
    memref.dealloc %0 : memref<4xf32, 2>
    memref.dealloc %arg0 : memref<4xf32, 2>
    return
  }
  func.func @returns(%arg0: memref<4xf32, 2>) -> (memref<4xf32, 2>, memref<4xf32, 2>) {
    %alloc = memref.alloc() : memref<4xf32, 2>
    memref.copy %arg0, %alloc : memref<4xf32, 2> to memref<4xf32, 2>
    return %arg0, %alloc : memref<4xf32, 2>, memref<4xf32, 2>
  }
  func.func @keeps(%arg0: f32) -> f32 attributes {mortise.policies = [{operation = "memref.alloc", owner = "program"}]} {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%c0] : memref<4xf32>
    %0 = memref.load %alloc[%c0] : memref<4xf32>
    return %0 : f32
  }
  func.func @joins(%arg0: i1, %arg1: memref<4xf32, 2>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = scf.if %arg0 -> (memref<4xf32, 2>) {
      %alloc = memref.alloc() : memref<4xf32, 2>
      memref.copy %arg1, %alloc : memref<4xf32, 2> to memref<4xf32, 2>
      scf.yield %alloc : memref<4xf32, 2>
    } else {
      scf.yield %arg1 : memref<4xf32, 2>
    }
    %1 = memref.load %0[%c0] : memref<4xf32, 2>
    return %1 : f32
  }
}

