module {
  func.func @f(%arg0: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32, 1>
    memref.store %arg0, %alloc[%c0] : memref<4xf32, 1>
    %memspacecast = memref.memory_space_cast %alloc : memref<4xf32, 1> to memref<4xf32>
    %0 = bufferization.clone %memspacecast : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32, 1>
    return %0 : memref<4xf32>
  }
}

