module {
  func.func @indirect(%arg0: (memref<4xf32>) -> memref<4xf32>, %arg1: memref<4xf32>) -> memref<4xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %f = constant @target : (memref<4xf32>) -> memref<4xf32>
    %alloc = memref.alloc() : memref<4xf32>
    %true_0 = arith.constant true
    %0 = call_indirect %arg0(%alloc) : (memref<4xf32>) -> memref<4xf32>
    %true_1 = arith.constant true
    %1 = call_indirect %f(%0) : (memref<4xf32>) -> memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0, %true_1) retain (%1 : memref<4xf32>)
    return %1 : memref<4xf32>
  }
  func.func private @target(%arg0: memref<4xf32>) -> memref<4xf32> {
    %false = arith.constant false
    %0 = scf.if %false -> (memref<4xf32>) {
      scf.yield %arg0 : memref<4xf32>
    } else {
      %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
      scf.yield %2 : memref<4xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
    %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<4xf32>)
    return %0 : memref<4xf32>
  }
}

