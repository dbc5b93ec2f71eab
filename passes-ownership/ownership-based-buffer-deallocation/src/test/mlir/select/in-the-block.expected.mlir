module {
  func.func @select(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
    %1 = arith.select %arg0, %true, %false : i1
    %2 = scf.if %1 -> (memref<2xf32>) {
      scf.yield %0 : memref<2xf32>
    } else {
      %4 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
      scf.yield %4 : memref<2xf32>
    }
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%2 : memref<2xf32>)
    return %2 : memref<2xf32>
  }
}

