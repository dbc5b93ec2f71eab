module {
  func.func @if(%arg0: i1, %arg1: f32, %arg2: index) {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    scf.if %arg0 {
      %false_0 = arith.constant false
      memref.store %arg1, %alloc[%arg2] : memref<2xf32>
    } else {
      %true_0 = arith.constant true
      %alloc_1 = memref.alloc() : memref<2xf32>
      memref.store %arg1, %alloc_1[%arg2] : memref<2xf32>
      %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<2xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_2 : memref<f32>) if (%true_0)
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
    return
  }
}

