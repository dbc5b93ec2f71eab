module {
  func.func @same(%arg0: memref<2xi32>, %arg1: i1, %arg2: i1) -> (i1, i1, i1) {
    return %arg1, %arg1, %arg2 : i1, i1, i1
  }
  func.func @arguments(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1) -> (i1, i1) {
    %0:2 = bufferization.dealloc (%arg0 : memref<2xi32>) if (%arg2) retain (%arg0, %arg1 : memref<2xi32>, memref<2xi32>)
    return %0#0, %0#1 : i1, i1
  }
}

