module {
  func.func @yields_new_buffer(%arg0: !shape.witness, %arg1: i1) -> memref<2xf32> {
    %false = arith.constant false
    %0:2 = shape.assuming %arg0 -> (memref<2xf32>, i1) {
      %true_4 = arith.constant true
      %true_5 = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      %alloc_6 = memref.alloc() : memref<2xf32>
      %cst = arith.constant 1.000000e+00 : f32
      %c0 = arith.constant 0 : index
      memref.store %cst, %alloc_6[%c0] : memref<2xf32>
      %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc_6 : memref<2xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>) if (%true_5, %true_4) retain (%alloc : memref<2xf32>)
      shape.assuming_yield %alloc, %3 : memref<2xf32>, i1
    }
    %1 = scf.if %0#1 -> (memref<2xf32>) {
      scf.yield %0#0 : memref<2xf32>
    } else {
      %3 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0#1, %true) retain (%1 : memref<2xf32>)
    return %1 : memref<2xf32>
  }
}

// -----
module {
  func.func @yields_outer_buffer(%arg0: !shape.witness, %arg1: memref<2xf32>) {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %0:4 = shape.assuming %arg0 -> (memref<2xf32>, memref<2xf32>, i1, i1) {
      %false_13 = arith.constant false
      %false_14 = arith.constant false
      %1:2 = bufferization.dealloc retain (%alloc, %arg1 : memref<2xf32>, memref<2xf32>)
      shape.assuming_yield %alloc, %arg1, %1#0, %1#1 : memref<2xf32>, memref<2xf32>, i1, i1
    }
    memref.copy %0#0, %0#1 : memref<2xf32> to memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %0#1 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5, %base_buffer_9 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#2, %0#3)
    return
  }
}

