module {
  func.func @if(%arg0: index, %arg1: i1) {
    %0 = fir.if %arg1 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      %1 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
      memref.dealloc %alloc : memref<?xf32>
      fir.result %1 : memref<?xf32>
    } else {
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      %1 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
      memref.dealloc %alloc : memref<?xf32>
      fir.result %1 : memref<?xf32>
    }
    fir.call @use(%0) : (memref<?xf32>) -> ()
    memref.dealloc %0 : memref<?xf32>
    return
  }
  func.func private @use(memref<?xf32>)
}

