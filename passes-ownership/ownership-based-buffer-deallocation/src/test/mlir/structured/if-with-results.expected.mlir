module {
  func.func @if(%arg0: i1, %arg1: memref<2xf32>) -> i32 {
    %false = arith.constant false
    %false_0 = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %0:5 = scf.if %arg0 -> (memref<2xf32>, i32, memref<2xf32>, i1, i1) {
      %true = arith.constant true
      %false_9 = arith.constant false
      %alloc = memref.alloc() : memref<2xf32>
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %1:2 = bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true) retain (%alloc, %arg1 : memref<2xf32>, memref<2xf32>)
      scf.yield %alloc, %c1_i32, %arg1, %1#0, %1#1 : memref<2xf32>, i32, memref<2xf32>, i1, i1
    } else {
      %false_9 = arith.constant false
      %1:2 = bufferization.dealloc retain (%arg1, %arg1 : memref<2xf32>, memref<2xf32>)
      scf.yield %arg1, %c1_i32, %arg1, %1#0, %1#1 : memref<2xf32>, i32, memref<2xf32>, i1, i1
    } {some.attribute = 5 : i32}
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#2 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#3, %0#4)
    return %0#1 : i32
  }
}

