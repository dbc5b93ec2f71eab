module {
  func.func private @recursive(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, i1) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
      %false_5 = arith.constant false
      %2:2 = func.call @recursive(%arg0, %arg1) : (i1, memref<2xf32>) -> (memref<2xf32>, i1)
      %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2#0 : memref<2xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%2#1) retain (%2#0 : memref<2xf32>)
      scf.yield %2#0, %3 : memref<2xf32>, i1
    } else {
      %false_5 = arith.constant false
      %2 = bufferization.dealloc retain (%arg1 : memref<2xf32>)
      scf.yield %arg1, %2 : memref<2xf32>, i1
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1) retain (%0#0 : memref<2xf32>)
    return %0#0, %1 : memref<2xf32>, i1
  }
}

