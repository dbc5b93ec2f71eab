module {
  func.func @forwarded(%arg0: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%alloc : memref<2xf32>)
    cf.br ^bb1(%arg0, %alloc, %0 : index, memref<2xf32>, i1)
  ^bb1(%1: index, %2: memref<2xf32>, %3: i1):  // pred: ^bb0
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%3)
    return
  }
}

