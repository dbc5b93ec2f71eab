module {
  func.func @live(%arg0: i1, %arg1: memref<2xf32>, %arg2: index, %arg3: f32) -> memref<2xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %1:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc, %0 : memref<2xf32>, memref<2xf32>)
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    memref.store %arg3, %alloc[%arg2] : memref<2xf32>
    %2 = scf.if %1#1 -> (memref<2xf32>) {
      scf.yield %0 : memref<2xf32>
    } else {
      %4 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
      scf.yield %4 : memref<2xf32>
    }
    %true_4 = arith.constant true
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>) if (%1#0, %1#1, %true_4) retain (%2 : memref<2xf32>)
    return %2 : memref<2xf32>
  }
}

