module {
  func.func private @leaf(%arg0: memref<8xf32>) {
    %alloca = memref.alloca() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloca : memref<8xf32>)
    memref.copy %alloca, %arg0 : memref<8xf32> to memref<8xf32>
    return
  }
  func.func @caller(%arg0: memref<8xf32>) {
    %alloc = memref.alloc() : memref<8xf32>
    %alloca = memref.alloca() : memref<4xf32>
    %cst = arith.constant 1.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%alloca : memref<4xf32>)
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    call @leaf(%alloc) : (memref<8xf32>) -> ()
    memref.dealloc %alloc : memref<8xf32>
    return
  }
}

