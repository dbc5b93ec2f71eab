module {
  func.func private @leaf(%arg0: memref<8xf32>) {
    %alloca = memref.alloca() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloca : memref<8xf32>)
    memref.copy %alloca, %arg0 : memref<8xf32> to memref<8xf32>
    return
  }
  func.func @even(%arg0: memref<8xf32>, %arg1: i1) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    scf.if %arg1 {
      func.call @odd(%alloc, %arg1) : (memref<8xf32>, i1) -> ()
    }
    memref.dealloc %alloc : memref<8xf32>
    return
  }
  func.func @odd(%arg0: memref<8xf32>, %arg1: i1) {
    call @leaf(%arg0) : (memref<8xf32>) -> ()
    call @even(%arg0, %arg1) : (memref<8xf32>, i1) -> ()
    return
  }
}

