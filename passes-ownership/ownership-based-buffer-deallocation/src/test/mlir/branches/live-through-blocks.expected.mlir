module {
  func.func @chain(%arg0: f32, %arg1: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%alloc : memref<2xf32>)
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %true_0 = arith.constant true
    %alloc_1 = memref.alloc() : memref<3xf32>
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc_1 : memref<3xf32> -> memref<f32>, index, index, index
    %1:2 = bufferization.dealloc (%base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>) if (%0, %true_0) retain (%alloc, %alloc_1 : memref<2xf32>, memref<3xf32>)
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    memref.store %arg0, %alloc[%arg1] : memref<2xf32>
    memref.store %arg0, %alloc_1[%arg1] : memref<3xf32>
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc_1 : memref<3xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%0, %1#1)
    return
  }
}

