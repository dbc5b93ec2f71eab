module {
  func.func @rebuilt(%arg0: i1, %arg1: index, %arg2: f32) {
    %false = arith.constant false
    %0:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
      %true = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %2 = bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%true) retain (%alloc : memref<2xf32>)
      scf.yield %alloc, %2 : memref<2xf32>, i1
    } else {
      %true = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %2 = bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%true) retain (%alloc : memref<2xf32>)
      scf.yield %alloc, %2 : memref<2xf32>, i1
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0#1) retain (%0#0 : memref<2xf32>)
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    memref.store %arg2, %0#0[%arg1] : memref<2xf32>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%1)
    return
  }
}

