module {
  func.func @execute(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0:2 = scf.execute_region -> (memref<2xf32>, i1) {
      %true_9 = arith.constant true
      %false_10 = arith.constant false
      %alloc = memref.alloc() : memref<2xf32>
      %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %3 = arith.andi %true_9, %arg0 : i1
      %4 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%3) retain (%alloc : memref<2xf32>)
      %true_15 = arith.constant true
      %5 = arith.xori %true_15, %arg0 : i1
      %6 = arith.andi %true_9, %5 : i1
      %7 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%6) retain (%arg1 : memref<2xf32>)
      cf.cond_br %arg0, ^bb1(%alloc, %4 : memref<2xf32>, i1), ^bb1(%arg1, %7 : memref<2xf32>, i1)
    ^bb1(%8: memref<2xf32>, %9: i1):  // 2 preds: ^bb0, ^bb0
      %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %8 : memref<2xf32> -> memref<f32>, index, index, index
      %10 = bufferization.dealloc (%base_buffer_16 : memref<f32>) if (%9) retain (%8 : memref<2xf32>)
      scf.yield %8, %10 : memref<2xf32>, i1
    }
    %1 = scf.if %0#1 -> (memref<2xf32>) {
      scf.yield %0#0 : memref<2xf32>
    } else {
      %3 = bufferization.clone %0#0 : memref<2xf32> to memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<2xf32>)
    return %1 : memref<2xf32>
  }
}

