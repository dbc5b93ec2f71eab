module {
  func.func @split(%arg0: memref<2xi32>, %arg1: i1, %arg2: i1) -> i1 {
    %alloc = memref.alloc() : memref<2xi32>
    %alloc_0 = memref.alloc() : memref<2xi32>
    %alloc_1 = memref.alloc() : memref<2xi32>
    %0 = arith.select %arg1, %alloc_0, %alloc_1 : memref<2xi32>
    %1 = arith.select %arg2, %alloc_0, %alloc : memref<2xi32>
    memref.copy %arg0, %alloc : memref<2xi32> to memref<2xi32>
    memref.copy %arg0, %alloc_1 : memref<2xi32> to memref<2xi32>
    bufferization.dealloc (%arg0 : memref<2xi32>) if (%arg1)
    bufferization.dealloc (%alloc : memref<2xi32>) if (%arg1)
    bufferization.dealloc (%alloc_0, %0 : memref<2xi32>, memref<2xi32>) if (%arg2, %arg2)
    %2 = bufferization.dealloc (%alloc : memref<2xi32>) if (%arg1) retain (%1 : memref<2xi32>)
    %3 = bufferization.dealloc (%alloc_0 : memref<2xi32>) if (%arg2) retain (%1 : memref<2xi32>)
    %4 = arith.ori %2, %3 : i1
    return %4 : i1
  }
}

