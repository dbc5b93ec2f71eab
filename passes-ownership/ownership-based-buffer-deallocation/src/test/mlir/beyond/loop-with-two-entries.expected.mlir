module {
  func.func @irreducible(%arg0: i1, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %0 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0) retain (%alloc : memref<2xf32>)
    %1 = arith.xori %arg0, %true : i1
    %2 = bufferization.dealloc (%alloc : memref<2xf32>) if (%1) retain (%alloc : memref<2xf32>)
    cf.cond_br %arg0, ^bb1(%alloc, %0 : memref<2xf32>, i1), ^bb2(%alloc, %2 : memref<2xf32>, i1)
  ^bb1(%3: memref<2xf32>, %4: i1):  // 2 preds: ^bb0, ^bb2
    memref.store %arg1, %3[%arg2] : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %3 : memref<2xf32> -> memref<f32>, index, index, index
    %5 = bufferization.dealloc (%base_buffer : memref<f32>) if (%4) retain (%3 : memref<2xf32>)
    cf.br ^bb2(%3, %5 : memref<2xf32>, i1)
  ^bb2(%6: memref<2xf32>, %7: i1):  // 2 preds: ^bb0, ^bb1
    %alloc_0 = memref.alloc() : memref<2xf32>
    memref.copy %6, %alloc_0 : memref<2xf32> to memref<2xf32>
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %6 : memref<2xf32> -> memref<f32>, index, index, index
    %8 = arith.andi %7, %arg0 : i1
    %9 = bufferization.dealloc (%base_buffer_1, %alloc_0 : memref<f32>, memref<2xf32>) if (%8, %arg0) retain (%alloc_0 : memref<2xf32>)
    %10 = arith.xori %arg0, %true : i1
    %11 = arith.andi %7, %10 : i1
    %12 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%base_buffer_1, %alloc_0 : memref<f32>, memref<2xf32>) if (%11, %12)
    cf.cond_br %arg0, ^bb1(%alloc_0, %9 : memref<2xf32>, i1), ^bb3
  ^bb3:  // pred: ^bb2
    return
  }
}

