module {
  func.func @unused(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) -> i1 {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
    %1 = bufferization.dealloc (%arg1, %0 : memref<?xf32>, memref<?xf32>) if (%arg2, %arg2) retain (%alloc : memref<?xf32>)
    return %1 : i1
  }
}

