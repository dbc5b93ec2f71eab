module {
  func.func @loop(%arg0: index) {
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    fir.do_loop %arg1 = %arg0 to %arg0 step %arg0 {
      %true_0 = arith.constant true
      %false = arith.constant false
      %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
      memref.copy %alloc, %alloc_1 : memref<?xf32> to memref<?xf32>
      %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<?xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_2 : memref<f32>) if (%true_0)
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
    return
  }
}

