module {
  func.func private @unknown()
  func.func @over_the_peak(%arg0: f32) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
    memref.dealloc %alloc : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<1000xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_0 : memref<1000xf32>)
    memref.dealloc %alloc_0 : memref<1000xf32>
    %alloc_1 = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_1 : memref<8xf32>)
    memref.dealloc %alloc_1 : memref<8xf32>
    return
  }
  func.func @below_the_peak(%arg0: f32) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
    %alloc_0 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_0 : memref<4xf32>)
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
    linalg.fill ins(%arg0 : f32) outs(%alloc_0 : memref<4xf32>)
    memref.dealloc %alloc : memref<8xf32>
    memref.dealloc %alloc_0 : memref<4xf32>
    return
  }
  func.func @peak_in_branch(%arg0: f32, %arg1: i1) {
    scf.if %arg1 {
      %alloc_2 = memref.alloc() : memref<1000xf32>
      linalg.fill ins(%arg0 : f32) outs(%alloc_2 : memref<1000xf32>)
      memref.dealloc %alloc_2 : memref<1000xf32>
    }
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
    memref.dealloc %alloc : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_0 : memref<4xf32>)
    memref.dealloc %alloc_0 : memref<4xf32>
    %alloc_1 = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_1 : memref<8xf32>)
    memref.dealloc %alloc_1 : memref<8xf32>
    return
  }
  func.func @over_a_call(%arg0: f32) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
    memref.dealloc %alloc : memref<8xf32>
    call @unknown() : () -> ()
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_0 : memref<8xf32>)
    memref.dealloc %alloc_0 : memref<8xf32>
    return
  }
}

