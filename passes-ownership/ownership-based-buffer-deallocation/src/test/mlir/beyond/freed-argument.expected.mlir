module {
  func.func private @takes(%arg0: memref<?xf32>, %arg1: i1) {
    return
  }
  func.func @hands(%arg0: index, %arg1: i1) -> f32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = memref.load %alloc[%c0] : memref<?xf32>
    call @takes(%alloc, %arg1) : (memref<?xf32>, i1) -> ()
    bufferization.dealloc (%alloc : memref<?xf32>) if (%true)
    return %0 : f32
  }
}

