module {
  func.func @unreachable(%arg0: memref<2xf32>) {
    %false = arith.constant false
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false) retain (%arg0 : memref<2xf32>)
    cf.br ^bb1(%arg0, %0 : memref<2xf32>, i1)
  ^bb1(%1: memref<2xf32>, %2: i1):  // 2 preds: ^bb0, ^bb2
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%2)
    return
  ^bb2:  // no predecessors
    %false_4 = arith.constant false
    cf.br ^bb1(%arg0, %false_4 : memref<2xf32>, i1)
  }
}

