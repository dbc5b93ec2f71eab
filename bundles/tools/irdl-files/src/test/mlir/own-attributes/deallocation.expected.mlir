module {
  func.func @view(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = buffers.alloc(%arg0) : memref<?xf32>
    %1 = buffers.rows %0 : memref<?xf32> to memref<4xf32>
    memref.store %arg1, %1[%c0] : memref<4xf32>
    %2 = memref.load %1[%c0] : memref<4xf32>
    buffers.free %0 : memref<?xf32>
    return %2 : f32
  }
  func.func @plain(%arg0: memref<4xf32>) {
    %0 = "buffers.plain_alloc"() : () -> memref<4xf32>
    buffers.fill %arg0 into %0 : memref<4xf32>, memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
  func.func @returned(%arg0: index) -> memref<?xf32> {
    %0 = buffers.alloc(%arg0) : memref<?xf32>
    %1 = buffers.alloc(%arg0) : memref<?xf32>
    buffers.fill %0 into %1 : memref<?xf32>, memref<?xf32>
    %2 = bufferization.clone %1 : memref<?xf32> to memref<?xf32>
    buffers.free %0 : memref<?xf32>
    buffers.free %1 : memref<?xf32>
    return %2 : memref<?xf32>
  }
}

