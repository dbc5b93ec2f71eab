module {
  func.func @indirect(%arg0: (memref<2xf32>) -> memref<2xf32>, %arg1: memref<2xf32>) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = call_indirect %arg0(%arg1) : (memref<2xf32>) -> memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
    return
  }
}

