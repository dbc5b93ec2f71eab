module {
  func.func @parallel(%arg0: index, %arg1: f32) -> f32 {
    %false = arith.constant false
    %0 = scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> f32 {
      %true = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      memref.store %arg1, %alloc[%arg2] : memref<2xf32>
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
      scf.reduce(%arg1 : f32) {
      ^bb0(%arg3: f32, %arg4: f32):
        %true_0 = arith.constant true
        %alloc_1 = memref.alloc() : memref<2xf32>
        %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_2 : memref<f32>) if (%true_0)
        scf.reduce.return %arg3 : f32
      }
    }
    return %0 : f32
  }
}

