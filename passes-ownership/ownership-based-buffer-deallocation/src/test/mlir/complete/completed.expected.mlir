module {
  func.func @one_way(%arg0: i1, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%arg2] : memref<4xf32>
    bufferization.dealloc (%alloc : memref<4xf32>) if (%true)
    return
  }
  func.func @join(%arg0: i1, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %0 = bufferization.dealloc (%alloc, %alloc_0 : memref<4xf32>, memref<4xf32>) if (%arg0, %arg0) retain (%alloc : memref<4xf32>)
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.xori %arg0, %true : i1
    %3 = bufferization.dealloc (%alloc, %alloc_0 : memref<4xf32>, memref<4xf32>) if (%1, %2) retain (%alloc_0 : memref<4xf32>)
    %4 = arith.select %arg0, %alloc, %alloc_0 : memref<4xf32>
    %5 = arith.select %arg0, %0, %3 : i1
    memref.store %arg1, %4[%arg2] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %4 : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%5)
    return
  }
}

