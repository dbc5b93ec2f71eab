module {
  func.func @twice(%arg0: i1, %arg1: memref<2xf32>) {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %0 = arith.andi %false, %arg0 : i1
    %1 = arith.andi %true, %arg0 : i1
    %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc, %arg1 : memref<2xf32>, memref<2xf32>)
    %true_4 = arith.constant true
    %3 = arith.xori %true_4, %arg0 : i1
    %4 = arith.andi %false, %3 : i1
    %true_5 = arith.constant true
    %5 = arith.xori %true_5, %arg0 : i1
    %6 = arith.andi %true, %5 : i1
    %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%alloc, %alloc : memref<2xf32>, memref<2xf32>)
    %8 = arith.select %arg0, %2#0, %7#1 : i1
    cf.cond_br %arg0, ^bb1(%alloc, %arg1, %2#0, %2#1 : memref<2xf32>, memref<2xf32>, i1, i1), ^bb1(%alloc, %alloc, %7#1, %7#1 : memref<2xf32>, memref<2xf32>, i1, i1)
  ^bb1(%9: memref<2xf32>, %10: memref<2xf32>, %11: i1, %12: i1):  // 2 preds: ^bb0, ^bb0
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %9 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %10 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%11, %12)
    return
  }
}

