module {
  func.func private @leaf(%arg0: memref<8xf32>) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return
  }
  func.func @caller() {
    %cst = arith.constant 1.000000e+00 : f32
    %alloca = memref.alloca() : memref<8xf32>
    %alloca_0 = memref.alloca() : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloca : memref<8xf32>)
    call @leaf(%alloca) : (memref<8xf32>) -> ()
    return
  }
  func.func @dynamic(%arg0: index) {
    %cst = arith.constant 1.000000e+00 : f32
    %alloca = memref.alloca(%arg0) : memref<?xf32>
    %alloc = memref.alloc() : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}

