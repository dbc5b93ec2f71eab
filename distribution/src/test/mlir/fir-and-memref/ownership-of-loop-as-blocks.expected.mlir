module {
  func.func @loop(%arg0: index) -> memref<?xf32> {
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = arith.subi %arg0, %arg0 : index
    %1 = arith.addi %0, %arg0 : index
    %2 = arith.divsi %1, %arg0 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%alloc : memref<?xf32>)
    cf.br ^bb1(%arg0, %alloc, %2, %3 : index, memref<?xf32>, index, i1)
  ^bb1(%4: index, %5: memref<?xf32>, %6: index, %7: i1):  // 2 preds: ^bb0, ^bb2
    %c0 = arith.constant 0 : index
    %8 = arith.cmpi sgt, %6, %c0 : index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %5 : memref<?xf32> -> memref<f32>, index, index, index
    %9 = arith.andi %7, %8 : i1
    %10 = bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%9) retain (%5 : memref<?xf32>)
    %true_4 = arith.constant true
    %11 = arith.xori %true_4, %8 : i1
    %12 = arith.andi %7, %11 : i1
    %13 = bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%12) retain (%5 : memref<?xf32>)
    %14 = arith.select %8, %10, %13 : i1
    cf.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %true_5 = arith.constant true
    %alloc_6 = memref.alloc(%arg0) : memref<?xf32>
    memref.copy %5, %alloc_6 : memref<?xf32> to memref<?xf32>
    %15 = arith.addi %4, %arg0 : index
    %c1 = arith.constant 1 : index
    %16 = arith.subi %6, %c1 : index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %5 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc_6 : memref<?xf32> -> memref<f32>, index, index, index
    %17 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>) if (%14, %true_5) retain (%alloc_6 : memref<?xf32>)
    cf.br ^bb1(%15, %alloc_6, %16, %17 : index, memref<?xf32>, index, i1)
  ^bb3:  // pred: ^bb1
    %18 = scf.if %14 -> (memref<?xf32>) {
      scf.yield %5 : memref<?xf32>
    } else {
      %20 = bufferization.clone %5 : memref<?xf32> to memref<?xf32>
      scf.yield %20 : memref<?xf32>
    }
    %true_15 = arith.constant true
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %5 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %18 : memref<?xf32> -> memref<f32>, index, index, index
    %19 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%14, %true_15) retain (%18 : memref<?xf32>)
    return %18 : memref<?xf32>
  }
}

