module {
  func.func @source_freed(%arg0: f32, %arg1: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    return %alloc : memref<4xf32>
  }
}

