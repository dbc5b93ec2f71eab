module {
  func.func @for(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %c1_i32 = arith.constant 1 : i32
    %0:5 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %alloc, %arg4 = %c1_i32, %arg5 = %arg1, %arg6 = %false, %arg7 = %false) -> (memref<2xf32>, i32, memref<2xf32>, i1, i1) {
      %true_18 = arith.constant true
      %alloc_19 = memref.alloc() : memref<2xf32>
      %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg3 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %arg5 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %alloc_19 : memref<2xf32> -> memref<f32>, index, index, index
      %3:2 = bufferization.dealloc (%base_buffer_20, %base_buffer_24, %base_buffer_28 : memref<f32>, memref<f32>, memref<f32>) if (%arg6, %arg7, %true_18) retain (%alloc_19, %arg3 : memref<2xf32>, memref<2xf32>)
      scf.yield %alloc_19, %arg4, %arg3, %3#0, %3#1 : memref<2xf32>, i32, memref<2xf32>, i1, i1
    }
    %1 = scf.if %0#3 -> (memref<2xf32>) {
      scf.yield %0#0 : memref<2xf32>
    } else {
      %3 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    %true_1 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %0#2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#3, %0#4, %true_1) retain (%1 : memref<2xf32>)
    return %1 : memref<2xf32>
  }
}

