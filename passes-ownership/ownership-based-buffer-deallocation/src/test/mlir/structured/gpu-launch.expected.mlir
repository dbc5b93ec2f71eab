module {
  func.func @launch(%arg0: index, %arg1: i1, %arg2: f32) {
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      %true = arith.constant true
      %alloc = memref.alloc() : memref<f32>
      memref.store %arg2, %alloc[] : memref<f32>
      %base_buffer, %offset = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
      bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
      gpu.terminator
    }
    return
  }
  func.func @select(%arg0: index, %arg1: i1, %arg2: f32) {
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      %true = arith.constant true
      %true_0 = arith.constant true
      %alloc = memref.alloc() : memref<f32>
      %alloc_1 = memref.alloc() : memref<f32>
      %0 = arith.select %arg1, %alloc, %alloc_1 : memref<f32>
      memref.store %arg2, %0[] : memref<f32>
      %base_buffer, %offset = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
      %base_buffer_2, %offset_3 = memref.extract_strided_metadata %alloc_1 : memref<f32> -> memref<f32>, index
      bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%true_0, %true)
      gpu.terminator
    }
    return
  }
}

