module {
  func.func @never(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1) -> (i1, i1) {
    %false = arith.constant false
    %0 = bufferization.dealloc (%arg1 : memref<?xf32>) if (%arg2) retain (%arg0 : memref<?xf32>)
    return %0, %false : i1, i1
  }
}

