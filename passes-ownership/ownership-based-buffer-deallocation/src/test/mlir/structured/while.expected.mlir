module {
  func.func @while(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %0:4 = scf.while (%arg2 = %alloc, %arg3 = %arg0, %arg4 = %false) : (memref<2xf32>, index, i1) -> (memref<2xf32>, memref<2xf32>, i1, i1) {
      %true_18 = arith.constant true
      %3 = arith.cmpi slt, %arg3, %arg0 : index
      %alloc_19 = memref.alloc() : memref<2xf32>
      %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_19 : memref<2xf32> -> memref<f32>, index, index, index
      %4:2 = bufferization.dealloc (%base_buffer_20, %base_buffer_24 : memref<f32>, memref<f32>) if (%arg4, %true_18) retain (%alloc_19, %arg2 : memref<2xf32>, memref<2xf32>)
      scf.condition(%3) %alloc_19, %arg2, %4#0, %4#1 : memref<2xf32>, memref<2xf32>, i1, i1
    } do {
    ^bb0(%arg2: memref<2xf32>, %arg3: memref<2xf32>, %arg4: i1, %arg5: i1):
      %true_18 = arith.constant true
      %alloc_19 = memref.alloc() : memref<2xf32>
      %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %arg3 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %alloc_19 : memref<2xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_20, %base_buffer_24, %base_buffer_28 : memref<f32>, memref<f32>, memref<f32>) if (%arg4, %arg5, %true_18) retain (%arg3 : memref<2xf32>)
      scf.yield %arg3, %arg0, %3 : memref<2xf32>, index, i1
    }
    %1 = scf.if %0#2 -> (memref<2xf32>) {
      scf.yield %0#0 : memref<2xf32>
    } else {
      %3 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    %true_1 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %0#1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#2, %0#3, %true_1) retain (%1 : memref<2xf32>)
    return %1 : memref<2xf32>
  }
}

