module {
  func.func @order(%arg0: i1, %arg1: memref<2xf32>, %arg2: index, %arg3: f32, %arg4: memref<3xf32>) {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %0 = arith.addi %arg2, %arg2 : index
    %1 = arith.addi %0, %0 : index
    %alloc = memref.alloc() : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg4 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %2:3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true) retain (%arg1, %arg4, %alloc : memref<2xf32>, memref<3xf32>, memref<4xf32>)
    cf.br ^bb1(%arg2, %arg2, %arg1, %2#0 : index, index, memref<2xf32>, i1)
  ^bb1(%3: index, %4: index, %5: memref<2xf32>, %6: i1):  // pred: ^bb0
    %true_9 = arith.constant true
    %7 = arith.addi %3, %4 : index
    %alloc_10 = memref.alloc() : memref<5xf32>
    %8 = arith.addi %7, %7 : index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg4 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %5 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %alloc_10 : memref<5xf32> -> memref<f32>, index, index, index
    %9:4 = bufferization.dealloc (%base_buffer_11, %base_buffer_15, %base_buffer_19, %base_buffer_23 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%2#1, %2#2, %6, %true_9) retain (%5, %arg4, %alloc_10, %alloc : memref<2xf32>, memref<3xf32>, memref<5xf32>, memref<4xf32>)
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    memref.store %arg3, %alloc_10[%8] : memref<5xf32>
    memref.store %arg3, %alloc[%1] : memref<4xf32>
    memref.store %arg3, %arg4[%arg2] : memref<3xf32>
    memref.store %arg3, %5[%arg2] : memref<2xf32>
    %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %5 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_31, %offset_32, %sizes_33, %strides_34 = memref.extract_strided_metadata %arg4 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_35, %offset_36, %sizes_37, %strides_38 = memref.extract_strided_metadata %alloc_10 : memref<5xf32> -> memref<f32>, index, index, index
    %base_buffer_39, %offset_40, %sizes_41, %strides_42 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_27, %base_buffer_31, %base_buffer_35, %base_buffer_39 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%9#0, %2#1, %9#2, %2#2)
    return
  }
}

