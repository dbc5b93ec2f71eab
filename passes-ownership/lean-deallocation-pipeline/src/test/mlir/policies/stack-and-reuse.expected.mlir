module attributes {mortise.policies = [{memory_space = 1 : i64, owner = "program"}, {operation = "gpu.alloc", owner = "program"}, {memory_space = 3 : i64, reuse = false}, {memory_space = 2 : i64, stack = true}, {stack = false}]} {
  func.func @made(%arg0: f32) -> memref<4xf32, 1> {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32, 1>
    memref.store %arg0, %alloc[%c0] : memref<4xf32, 1>
    return %alloc : memref<4xf32, 1>
  }
  func.func @program(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @made(%arg0) : (f32) -> memref<4xf32, 1>
    %memref = gpu.alloc  () : memref<4xf32>
    memref.copy %0, %memref : memref<4xf32, 1> to memref<4xf32>
    memref.dealloc %0 : memref<4xf32, 1>
    %1 = memref.load %memref[%c0] : memref<4xf32>
    return %1 : f32
  }
  func.func @option(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%c0] : memref<4xf32>
    %alloca = memref.alloca() : memref<4xf32, 2>
    memref.copy %alloc, %alloca : memref<4xf32> to memref<4xf32, 2>
    memref.dealloc %alloc : memref<4xf32>
    %0 = memref.load %alloca[%c0] : memref<4xf32, 2>
    return %0 : f32
  }
  func.func @own(%arg0: f32) -> f32 attributes {mortise.policies = [{memory_space = 0 : i64, stack = true}]} {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<4xf32>
    memref.store %arg0, %alloca[%c0] : memref<4xf32>
    %0 = memref.load %alloca[%c0] : memref<4xf32>
    return %0 : f32
  }
  func.func @reuse(%arg0: f32, %arg1: memref<512xf32>) {
    %alloc = memref.alloc() : memref<512xf32, 3>
    memref.copy %arg1, %alloc : memref<512xf32> to memref<512xf32, 3>
    memref.copy %alloc, %arg1 : memref<512xf32, 3> to memref<512xf32>
    memref.dealloc %alloc : memref<512xf32, 3>
    %alloc_0 = memref.alloc() : memref<512xf32, 3>
    memref.copy %arg1, %alloc_0 : memref<512xf32> to memref<512xf32, 3>
    memref.copy %alloc_0, %arg1 : memref<512xf32, 3> to memref<512xf32>
    memref.dealloc %alloc_0 : memref<512xf32, 3>
    return
  }
}

