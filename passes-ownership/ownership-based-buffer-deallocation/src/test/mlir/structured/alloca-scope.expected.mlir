module {
  func.func @scope(%arg0: memref<2xf32>) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0:2 = memref.alloca_scope  -> (memref<2xf32>, i1) {
      %false_5 = arith.constant false
      %true = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      %alloca = memref.alloca() : memref<2xf32>
      %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %1 = bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true) retain (%alloc : memref<2xf32>)
      memref.alloca_scope.return %alloc, %1 : memref<2xf32>, i1
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1)
    return
  }
}

