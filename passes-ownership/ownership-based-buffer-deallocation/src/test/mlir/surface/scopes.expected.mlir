module {
  func.func @scope(%arg0: index, %arg1: memref<?xf32>) -> memref<?xf32> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %0:2 = memref.alloca_scope  -> (memref<?xf32>, i1) {
      %true_10 = arith.constant true
      %false_11 = arith.constant false
      %false_12 = arith.constant false
      %alloca = memref.alloca(%arg0) : memref<?xf32>
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      memref.copy %arg1, %alloca : memref<?xf32> to memref<?xf32>
      %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_13 : memref<f32>) if (%true_10) retain (%alloc : memref<?xf32>)
      memref.alloca_scope.return %alloc, %3 : memref<?xf32>, i1
    }
    memref.alloca_scope  {
      %true_10 = arith.constant true
      %false_11 = arith.constant false
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      memref.copy %alloc, %0#0 : memref<?xf32> to memref<?xf32>
      %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_12 : memref<f32>) if (%true_10)
    }
    %1 = scf.if %0#1 -> (memref<?xf32>) {
      scf.yield %0#0 : memref<?xf32>
    } else {
      %3 = bufferization.clone %0#0 : memref<?xf32> to memref<?xf32>
      scf.yield %3 : memref<?xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false_1, %0#1, %true) retain (%1 : memref<?xf32>)
    return %1 : memref<?xf32>
  }
}

