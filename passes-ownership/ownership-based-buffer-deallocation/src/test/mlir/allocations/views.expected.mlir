module {
  func.func @views(%arg0: index) -> memref<?xf32, strided<[1], offset: ?>> {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<8xf32>
    %subview = memref.subview %alloc[%arg0] [%arg0] [1] : memref<8xf32> to memref<?xf32, strided<[1], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<8xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%subview : memref<?xf32, strided<[1], offset: ?>>)
    return %subview : memref<?xf32, strided<[1], offset: ?>>
  }
}

