module {
  func.func @source_is_reused() -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    "test.write"(%alloc) : (memref<2xf32>) -> ()
    return %alloc : memref<2xf32>
  }
  func.func @target_is_reused(%arg0: memref<2xf32>, %arg1: f32) {
    linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<2xf32>)
    return
  }
  func.func @cast(%arg0: memref<2xf64>) {
    %alloc = memref.alloc() : memref<2xf32>
    linalg.copy ins(%alloc : memref<2xf32>) outs(%arg0 : memref<2xf64>)
    memref.dealloc %alloc : memref<2xf32>
    return
  }
}

