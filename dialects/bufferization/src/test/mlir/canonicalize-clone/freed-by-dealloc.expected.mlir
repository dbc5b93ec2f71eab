module {
  func.func private @two() -> (memref<2xf32>, memref<2xf32>)
  func.func private @use(memref<2xf32>, memref<2xf32>)
  func.func @f() {
    %true = arith.constant true
    %0:2 = call @two() : () -> (memref<2xf32>, memref<2xf32>)
    %1 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
    %2 = bufferization.clone %0#1 : memref<2xf32> to memref<2xf32>
    bufferization.dealloc (%0#0, %0#1 : memref<2xf32>, memref<2xf32>) if (%true, %true)
    call @use(%1, %2) : (memref<2xf32>, memref<2xf32>) -> ()
    memref.dealloc %1 : memref<2xf32>
    memref.dealloc %2 : memref<2xf32>
    return
  }
}

