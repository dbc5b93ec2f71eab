module {
  func.func @frees(%arg0: f32, %arg1: index) attributes {mortise.deallocation = "ownership"} {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return
  }
  func.func private @reads(%arg0: memref<4xf32>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1] : memref<4xf32>
    return %0 : f32
  }
}

