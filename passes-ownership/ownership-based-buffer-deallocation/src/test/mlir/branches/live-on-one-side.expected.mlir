module {
  func.func @one_side(%arg0: i1, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %0 = arith.andi %true, %arg0 : i1
    %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0) retain (%alloc : memref<2xf32>)
    %true_0 = arith.constant true
    %2 = arith.xori %true_0, %arg0 : i1
    %3 = arith.andi %true, %2 : i1
    bufferization.dealloc (%base_buffer : memref<f32>) if (%3)
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg1, %alloc[%arg2] : memref<2xf32>
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_1 : memref<f32>) if (%1)
    return
  ^bb2:  // pred: ^bb0
    return
  }
}

