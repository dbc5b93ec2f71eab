module {
  func.func private @anything() -> memref<2xi32>
  func.func @unrelated(%arg0: memref<2xi32>, %arg1: i1) -> (i1, i1) {
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xi32>
    %0 = call @anything() : () -> memref<2xi32>
    bufferization.dealloc (%alloc : memref<2xi32>) if (%arg1)
    %1 = bufferization.dealloc (%alloc : memref<2xi32>) if (%arg1) retain (%0 : memref<2xi32>)
    memref.copy %arg0, %alloc : memref<2xi32> to memref<2xi32>
    return %false, %1 : i1, i1
  }
}

