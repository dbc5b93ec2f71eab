module {
  func.func @argument(%arg0: memref<2xf32>) -> memref<2xf32> {
    %false = arith.constant false
    %0 = scf.if %false -> (memref<2xf32>) {
      scf.yield %arg0 : memref<2xf32>
    } else {
      %2 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
      scf.yield %2 : memref<2xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
    %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<2xf32>)
    return %0 : memref<2xf32>
  }
}

