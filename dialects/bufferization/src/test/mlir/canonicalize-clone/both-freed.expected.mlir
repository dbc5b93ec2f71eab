module {
  func.func @both(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %1 = memref.load %0[%arg1] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : f32
  }
}

