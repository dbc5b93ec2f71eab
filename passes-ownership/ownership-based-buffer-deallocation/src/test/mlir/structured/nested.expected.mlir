module {
  func.func @nested(%arg0: i1, %arg1: f32, %arg2: index) {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    scf.if %arg0 {
      %false_0 = arith.constant false
      %true_1 = arith.constant true
      %false_2 = arith.constant false
      %alloc_3 = memref.alloc() : memref<3xf32>
      scf.for %arg3 = %arg2 to %arg2 step %arg2 {
        %false_8 = arith.constant false
        %false_9 = arith.constant false
        %false_10 = arith.constant false
        %cast = memref.cast %alloc : memref<2xf32> to memref<?xf32>
        memref.store %arg1, %cast[%arg3] : memref<?xf32>
        memref.store %arg1, %alloc_3[%arg3] : memref<3xf32>
      }
      %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc_3 : memref<3xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%true_1)
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
    return
  }
}

