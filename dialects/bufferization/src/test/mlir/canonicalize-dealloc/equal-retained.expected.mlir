module {
  func.func @equal(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1) -> (i1, i1, i1) {
    %0:2 = bufferization.dealloc (%arg0 : memref<?xf32>) if (%arg2) retain (%arg1, %arg0 : memref<?xf32>, memref<?xf32>)
    return %0#0, %0#1, %0#0 : i1, i1, i1
  }
}

