module @outer {
  func.func private @decl(memref<4xf32>) -> memref<4xf32>
  module @inner {
    func.func private @decl(memref<4xf32>) -> memref<4xf32>
    func.func private @f(%arg0: i1) -> (memref<4xf32>, i1) {
      %true = arith.constant true
      %alloc = memref.alloc() : memref<4xf32>
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
      %0 = arith.andi %true, %arg0 : i1
      %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0) retain (%alloc : memref<4xf32>)
      %true_0 = arith.constant true
      %2 = arith.xori %true_0, %arg0 : i1
      %3 = arith.andi %true, %2 : i1
      %4 = bufferization.dealloc (%base_buffer : memref<f32>) if (%3) retain (%alloc : memref<4xf32>)
      %5 = arith.select %arg0, %1, %4 : i1
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
      %6 = bufferization.dealloc (%base_buffer_1 : memref<f32>) if (%5) retain (%alloc : memref<4xf32>)
      return %alloc, %6 : memref<4xf32>, i1
    ^bb2:  // pred: ^bb0
      %true_5 = arith.constant true
      %7 = call @decl(%alloc) : (memref<4xf32>) -> memref<4xf32>
      %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %7 : memref<4xf32> -> memref<f32>, index, index, index
      %8 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%5, %true_5) retain (%7 : memref<4xf32>)
      return %7, %8 : memref<4xf32>, i1
    ^bb3:  // no predecessors
      %alloc_14 = memref.alloc() : memref<4xf32>
      %false = arith.constant false
      return %alloc_14, %false : memref<4xf32>, i1
    }
    func.func @g(%arg0: i1) {
      %0:2 = call @f(%arg0) : (i1) -> (memref<4xf32>, i1)
      memref.copy %0#0, %0#0 : memref<4xf32> to memref<4xf32>
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer : memref<f32>) if (%0#1)
      return
    }
  }
  func.func @h(%arg0: i1, %arg1: i1) -> (memref<4xf32>, memref<4xf32>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<4xf32> -> memref<f32>, index, index, index
    %0 = arith.andi %true_0, %arg0 : i1
    %1 = arith.andi %true, %arg0 : i1
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc : memref<4xf32>)
    %true_6 = arith.constant true
    %3 = arith.xori %true_6, %arg0 : i1
    %4 = arith.andi %true_0, %3 : i1
    %true_7 = arith.constant true
    %5 = arith.xori %true_7, %arg0 : i1
    %6 = arith.andi %true, %5 : i1
    %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%4, %6) retain (%alloc, %alloc_1 : memref<4xf32>, memref<4xf32>)
    %8 = arith.select %arg0, %2, %7#0 : i1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = scf.if %8 -> (memref<4xf32>) {
      scf.yield %alloc : memref<4xf32>
    } else {
      %26 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
      scf.yield %26 : memref<4xf32>
    }
    %true_8 = arith.constant true
    %10 = scf.if %8 -> (memref<4xf32>) {
      scf.yield %alloc : memref<4xf32>
    } else {
      %26 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
      scf.yield %26 : memref<4xf32>
    }
    %true_9 = arith.constant true
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %9 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %10 : memref<4xf32> -> memref<f32>, index, index, index
    %11:2 = bufferization.dealloc (%base_buffer_10, %base_buffer_14, %base_buffer_18 : memref<f32>, memref<f32>, memref<f32>) if (%8, %true_8, %true_9) retain (%9, %10 : memref<4xf32>, memref<4xf32>)
    return %9, %10 : memref<4xf32>, memref<4xf32>
  ^bb2:  // pred: ^bb0
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %alloc_1 : memref<4xf32> -> memref<f32>, index, index, index
    %12 = arith.andi %8, %arg1 : i1
    %13 = arith.andi %7#1, %arg1 : i1
    %14:2 = bufferization.dealloc (%base_buffer_22, %base_buffer_26 : memref<f32>, memref<f32>) if (%12, %13) retain (%alloc, %alloc_1 : memref<4xf32>, memref<4xf32>)
    %true_30 = arith.constant true
    %15 = arith.xori %true_30, %arg1 : i1
    %16 = arith.andi %8, %15 : i1
    %true_31 = arith.constant true
    %17 = arith.xori %true_31, %arg1 : i1
    %18 = arith.andi %7#1, %17 : i1
    %19 = bufferization.dealloc (%base_buffer_22, %base_buffer_26 : memref<f32>, memref<f32>) if (%16, %18) retain (%alloc_1 : memref<4xf32>)
    %20 = arith.select %arg1, %14#1, %19 : i1
    cf.cond_br %arg1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %21 = scf.if %7#1 -> (memref<4xf32>) {
      scf.yield %alloc_1 : memref<4xf32>
    } else {
      %26 = bufferization.clone %alloc_1 : memref<4xf32> to memref<4xf32>
      scf.yield %26 : memref<4xf32>
    }
    %true_32 = arith.constant true
    %22 = scf.if %8 -> (memref<4xf32>) {
      scf.yield %alloc : memref<4xf32>
    } else {
      %26 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
      scf.yield %26 : memref<4xf32>
    }
    %true_33 = arith.constant true
    %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %alloc_1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_42, %offset_43, %sizes_44, %strides_45 = memref.extract_strided_metadata %21 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_46, %offset_47, %sizes_48, %strides_49 = memref.extract_strided_metadata %22 : memref<4xf32> -> memref<f32>, index, index, index
    %23:2 = bufferization.dealloc (%base_buffer_34, %base_buffer_38, %base_buffer_42, %base_buffer_46 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%8, %7#1, %true_32, %true_33) retain (%21, %22 : memref<4xf32>, memref<4xf32>)
    return %21, %22 : memref<4xf32>, memref<4xf32>
  ^bb4:  // pred: ^bb2
    %true_50 = arith.constant true
    %24 = call @decl(%alloc_1) : (memref<4xf32>) -> memref<4xf32>
    %base_buffer_51, %offset_52, %sizes_53, %strides_54 = memref.extract_strided_metadata %alloc_1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_55, %offset_56, %sizes_57, %strides_58 = memref.extract_strided_metadata %24 : memref<4xf32> -> memref<f32>, index, index, index
    %25:2 = bufferization.dealloc (%base_buffer_51, %base_buffer_55 : memref<f32>, memref<f32>) if (%7#1, %true_50) retain (%24, %24 : memref<4xf32>, memref<4xf32>)
    return %24, %24 : memref<4xf32>, memref<4xf32>
  }
}

