module {
  func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %arg3: index) {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %alloc = memref.alloc(%arg3) : memref<?xi8>
    %alloca = memref.alloca(%arg3) : memref<?xi8>
    %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi8> -> memref<i8>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
    %1 = arith.andi %false_0, %arg2 : i1
    %2 = arith.andi %true, %arg2 : i1
    %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i8>, memref<i8>) if (%1, %2) retain (%alloc, %0 : memref<?xi8>, memref<?xi8>)
    %true_5 = arith.constant true
    %4 = arith.xori %true_5, %arg2 : i1
    %5 = arith.andi %false_0, %4 : i1
    %true_6 = arith.constant true
    %6 = arith.xori %true_6, %arg2 : i1
    %7 = arith.andi %true, %6 : i1
    %8:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i8>, memref<i8>) if (%5, %7) retain (%arg0, %0 : memref<?xi8>, memref<?xi8>)
    %9 = arith.select %arg2, %3#1, %8#1 : i1
    cf.cond_br %arg2, ^bb1(%alloc, %3#0 : memref<?xi8>, i1), ^bb1(%arg0, %8#0 : memref<?xi8>, i1)
  ^bb1(%10: memref<?xi8>, %11: i1):  // 2 preds: ^bb0, ^bb0
    memref.copy %10, %0 : memref<?xi8> to memref<?xi8>
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0 : memref<?xi8> -> memref<i8>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %10 : memref<?xi8> -> memref<i8>, index, index, index
    bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<i8>, memref<i8>) if (%9, %11)
    return
  }
}

