module {
  func.func @several(%arg0: index, %arg1: memref<?xf32>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_2 = memref.alloc(%arg0) : memref<?xf32, 1>
    %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc_2 : memref<?xf32, 1> -> memref<f32, 1>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32, 1>, memref<f32>) if (%false, %true_1, %true_0, %true)
    return
  }
}

