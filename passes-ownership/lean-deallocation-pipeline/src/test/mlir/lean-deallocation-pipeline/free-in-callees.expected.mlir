module {
  func.func private @last_use(%arg0: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    %alloc = memref.alloc() : memref<8xf32>
    memref.store %0, %alloc[%c0] : memref<8xf32>
    %1 = memref.load %alloc[%c0] : memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return %1 : f32
  }
  func.func @caller(%arg0: memref<4xf32>) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    %0 = call @last_use(%alloc) : (memref<4xf32>) -> f32
    return %0 : f32
  }
}

