module {
  func.func @cast(%arg0: index, %arg1: f32) -> f32 {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32, 1>
    memref.store %arg1, %alloc[%c0] : memref<4xf32, 1>
    %memspacecast = memref.memory_space_cast %alloc : memref<4xf32, 1> to memref<4xf32>
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %memspacecast, %arg4 = %false) -> (memref<4xf32>, i1) {
      %2 = memref.load %arg3[%c0] : memref<4xf32>
      scf.if %arg4 {
        memref.dealloc %arg3 : memref<4xf32>
      }
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.store %2, %alloc_0[%c0] : memref<4xf32>
      scf.yield %alloc_0, %true : memref<4xf32>, i1
    }
    %1 = memref.load %0#0[%c0] : memref<4xf32>
    scf.if %0#1 {
      memref.dealloc %0#0 : memref<4xf32>
    }
    memref.dealloc %alloc : memref<4xf32, 1>
    return %1 : f32
  }
  func.func @ret(%arg0: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32, 1>
    memref.store %arg0, %alloc[%c0] : memref<4xf32, 1>
    %memspacecast = memref.memory_space_cast %alloc : memref<4xf32, 1> to memref<4xf32>
    %0 = bufferization.clone %memspacecast : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32, 1>
    return %0 : memref<4xf32>
  }
  func.func @freed_wrong(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %memref = gpu.alloc  () : memref<4xf32>
    memref.store %arg0, %memref[%c0] : memref<4xf32>
    %0 = memref.load %memref[%c0] : memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %0, %alloc[%c0] : memref<4xf32>
    %1 = memref.load %alloc[%c0] : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return %1 : f32
  }
}

