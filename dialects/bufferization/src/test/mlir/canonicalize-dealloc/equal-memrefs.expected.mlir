module {
  func.func @equal(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1, %arg3: i1, %arg4: i1) {
    %0 = arith.ori %arg2, %arg4 : i1
    bufferization.dealloc (%arg0, %arg1 : memref<?xf32>, memref<?xf32>) if (%0, %arg3)
    return
  }
}

