module {
  func.func @twice(%arg0: memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>) {
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.if %false -> (memref<2xf32>) {
      scf.yield %arg0 : memref<2xf32>
    } else {
      %3 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    %true = arith.constant true
    %1 = scf.if %false -> (memref<2xf32>) {
      scf.yield %arg0 : memref<2xf32>
    } else {
      %3 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%0, %1 : memref<2xf32>, memref<2xf32>)
    return %0, %c1_i32, %1 : memref<2xf32>, i32, memref<2xf32>
  }
}

