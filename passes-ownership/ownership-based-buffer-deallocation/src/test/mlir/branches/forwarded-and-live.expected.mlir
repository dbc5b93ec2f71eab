module {
  func.func @both(%arg0: index) -> f32 {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %0:2 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%alloc, %alloc : memref<2xf32>, memref<2xf32>)
    cf.br ^bb1(%alloc, %0#0 : memref<2xf32>, i1)
  ^bb1(%1: memref<2xf32>, %2: i1):  // pred: ^bb0
    %3 = memref.load %alloc[%arg0] : memref<2xf32>
    %4 = memref.load %1[%arg0] : memref<2xf32>
    %5 = arith.addf %3, %4 : f32
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_0, %base_buffer_4 : memref<f32>, memref<f32>) if (%0#1, %2)
    return %5 : f32
  }
}

