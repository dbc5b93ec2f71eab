module {
  func.func @diamond(%arg0: i1, %arg1: memref<2xf32>, %arg2: f32, %arg3: index) -> memref<2xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %0 = arith.andi %false, %arg0 : i1
    %1 = arith.andi %true, %arg0 : i1
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc : memref<2xf32>)
    %true_4 = arith.constant true
    %3 = arith.xori %true_4, %arg0 : i1
    %4 = arith.andi %false, %3 : i1
    %true_5 = arith.constant true
    %5 = arith.xori %true_5, %arg0 : i1
    %6 = arith.andi %true, %5 : i1
    %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1, %alloc : memref<2xf32>, memref<2xf32>)
    %8 = arith.select %arg0, %2, %7#1 : i1
    cf.cond_br %arg0, ^bb1(%alloc, %2 : memref<2xf32>, i1), ^bb2
  ^bb1(%9: memref<2xf32>, %10: i1):  // pred: ^bb0
    %true_6 = arith.constant true
    %alloc_7 = memref.alloc() : memref<2xf32>
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %9 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_7 : memref<2xf32> -> memref<f32>, index, index, index
    %11:2 = bufferization.dealloc (%base_buffer_8, %base_buffer_12 : memref<f32>, memref<f32>) if (%10, %true_6) retain (%alloc_7, %9 : memref<2xf32>, memref<2xf32>)
    cf.br ^bb3(%alloc_7, %arg3, %9, %11#0, %11#1 : memref<2xf32>, index, memref<2xf32>, i1, i1)
  ^bb2:  // pred: ^bb0
    memref.store %arg2, %alloc[%arg3] : memref<2xf32>
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %12:2 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%7#0, %8) retain (%alloc, %arg1 : memref<2xf32>, memref<2xf32>)
    cf.br ^bb3(%alloc, %arg3, %arg1, %12#0, %12#1 : memref<2xf32>, index, memref<2xf32>, i1, i1)
  ^bb3(%13: memref<2xf32>, %14: index, %15: memref<2xf32>, %16: i1, %17: i1):  // 2 preds: ^bb1, ^bb2
    %18 = scf.if %17 -> (memref<2xf32>) {
      scf.yield %15 : memref<2xf32>
    } else {
      %20 = bufferization.clone %15 : memref<2xf32> to memref<2xf32>
      scf.yield %20 : memref<2xf32>
    }
    %true_24 = arith.constant true
    %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %13 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %15 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %18 : memref<2xf32> -> memref<f32>, index, index, index
    %19 = bufferization.dealloc (%base_buffer_25, %base_buffer_29, %base_buffer_33 : memref<f32>, memref<f32>, memref<f32>) if (%16, %17, %true_24) retain (%18 : memref<2xf32>)
    return %18 : memref<2xf32>
  }
}

