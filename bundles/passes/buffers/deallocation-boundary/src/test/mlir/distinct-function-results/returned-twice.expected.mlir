module {
  func.func @twice(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
    return %alloc, %alloc_0, %1 : memref<2xf32>, memref<2xf32>, memref<2xf32>
  }
  func.func @argument(%arg0: memref<2xf32>) -> memref<2xf32> {
    return %arg0 : memref<2xf32>
  }
}

