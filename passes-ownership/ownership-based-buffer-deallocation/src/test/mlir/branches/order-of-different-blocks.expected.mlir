module {
  func.func @f(%arg0: i1, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %alloc = memref.alloc() : memref<1xf32>
    %alloc_2 = memref.alloc() : memref<2xf32>
    %alloc_3 = memref.alloc() : memref<3xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc_2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc_3 : memref<3xf32> -> memref<f32>, index, index, index
    %0 = arith.andi %true_1, %arg0 : i1
    %1 = arith.andi %true_0, %arg0 : i1
    %2 = arith.andi %true, %arg0 : i1
    %3:3 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>, memref<f32>) if (%0, %1, %2) retain (%alloc, %alloc_2, %alloc_3 : memref<1xf32>, memref<2xf32>, memref<3xf32>)
    %true_12 = arith.constant true
    %4 = arith.xori %true_12, %arg0 : i1
    %5 = arith.andi %true_1, %4 : i1
    %true_13 = arith.constant true
    %6 = arith.xori %true_13, %arg0 : i1
    %7 = arith.andi %true_0, %6 : i1
    %true_14 = arith.constant true
    %8 = arith.xori %true_14, %arg0 : i1
    %9 = arith.andi %true, %8 : i1
    bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>, memref<f32>) if (%5, %7, %9)
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %true_15 = arith.constant true
    %true_16 = arith.constant true
    %true_17 = arith.constant true
    %alloc_18 = memref.alloc() : memref<101xf32>
    %alloc_19 = memref.alloc() : memref<102xf32>
    %alloc_20 = memref.alloc() : memref<103xf32>
    %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %alloc_2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %alloc_3 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %alloc_18 : memref<101xf32> -> memref<f32>, index, index, index
    %base_buffer_37, %offset_38, %sizes_39, %strides_40 = memref.extract_strided_metadata %alloc_19 : memref<102xf32> -> memref<f32>, index, index, index
    %base_buffer_41, %offset_42, %sizes_43, %strides_44 = memref.extract_strided_metadata %alloc_20 : memref<103xf32> -> memref<f32>, index, index, index
    %10:6 = bufferization.dealloc (%base_buffer_21, %base_buffer_25, %base_buffer_29, %base_buffer_33, %base_buffer_37, %base_buffer_41 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%3#0, %3#1, %3#2, %true_17, %true_16, %true_15) retain (%alloc_18, %alloc, %alloc_19, %alloc_2, %alloc_20, %alloc_3 : memref<101xf32>, memref<1xf32>, memref<102xf32>, memref<2xf32>, memref<103xf32>, memref<3xf32>)
    cf.br ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb3
    return
  ^bb3:  // pred: ^bb1
    memref.store %arg1, %alloc_18[%arg2] : memref<101xf32>
    memref.store %arg1, %alloc_19[%arg2] : memref<102xf32>
    memref.store %arg1, %alloc_20[%arg2] : memref<103xf32>
    memref.store %arg1, %alloc[%arg2] : memref<1xf32>
    memref.store %arg1, %alloc_2[%arg2] : memref<2xf32>
    memref.store %arg1, %alloc_3[%arg2] : memref<3xf32>
    %base_buffer_45, %offset_46, %sizes_47, %strides_48 = memref.extract_strided_metadata %alloc_18 : memref<101xf32> -> memref<f32>, index, index, index
    %base_buffer_49, %offset_50, %sizes_51, %strides_52 = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_53, %offset_54, %sizes_55, %strides_56 = memref.extract_strided_metadata %alloc_19 : memref<102xf32> -> memref<f32>, index, index, index
    %base_buffer_57, %offset_58, %sizes_59, %strides_60 = memref.extract_strided_metadata %alloc_2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_61, %offset_62, %sizes_63, %strides_64 = memref.extract_strided_metadata %alloc_20 : memref<103xf32> -> memref<f32>, index, index, index
    %base_buffer_65, %offset_66, %sizes_67, %strides_68 = memref.extract_strided_metadata %alloc_3 : memref<3xf32> -> memref<f32>, index, index, index
    %11 = arith.andi %10#0, %arg0 : i1
    %12 = arith.andi %3#0, %arg0 : i1
    %13 = arith.andi %10#2, %arg0 : i1
    %14 = arith.andi %3#1, %arg0 : i1
    %15 = arith.andi %10#4, %arg0 : i1
    %16 = arith.andi %3#2, %arg0 : i1
    bufferization.dealloc (%base_buffer_45, %base_buffer_49, %base_buffer_53, %base_buffer_57, %base_buffer_61, %base_buffer_65 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%11, %12, %13, %14, %15, %16)
    %true_69 = arith.constant true
    %17 = arith.xori %true_69, %arg0 : i1
    %18 = arith.andi %10#0, %17 : i1
    %true_70 = arith.constant true
    %19 = arith.xori %true_70, %arg0 : i1
    %20 = arith.andi %3#0, %19 : i1
    %true_71 = arith.constant true
    %21 = arith.xori %true_71, %arg0 : i1
    %22 = arith.andi %10#2, %21 : i1
    %true_72 = arith.constant true
    %23 = arith.xori %true_72, %arg0 : i1
    %24 = arith.andi %3#1, %23 : i1
    %true_73 = arith.constant true
    %25 = arith.xori %true_73, %arg0 : i1
    %26 = arith.andi %10#4, %25 : i1
    %true_74 = arith.constant true
    %27 = arith.xori %true_74, %arg0 : i1
    %28 = arith.andi %3#2, %27 : i1
    %29:6 = bufferization.dealloc (%base_buffer_45, %base_buffer_49, %base_buffer_53, %base_buffer_57, %base_buffer_61, %base_buffer_65 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%18, %20, %22, %24, %26, %28) retain (%alloc_18, %alloc, %alloc_19, %alloc_2, %alloc_20, %alloc_3 : memref<101xf32>, memref<1xf32>, memref<102xf32>, memref<2xf32>, memref<103xf32>, memref<3xf32>)
    cf.cond_br %arg0, ^bb2, ^bb4
  ^bb4:  // pred: ^bb3
    memref.store %arg1, %alloc_18[%arg2] : memref<101xf32>
    memref.store %arg1, %alloc_19[%arg2] : memref<102xf32>
    memref.store %arg1, %alloc_20[%arg2] : memref<103xf32>
    memref.store %arg1, %alloc[%arg2] : memref<1xf32>
    memref.store %arg1, %alloc_2[%arg2] : memref<2xf32>
    memref.store %arg1, %alloc_3[%arg2] : memref<3xf32>
    %base_buffer_75, %offset_76, %sizes_77, %strides_78 = memref.extract_strided_metadata %alloc_18 : memref<101xf32> -> memref<f32>, index, index, index
    %base_buffer_79, %offset_80, %sizes_81, %strides_82 = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_83, %offset_84, %sizes_85, %strides_86 = memref.extract_strided_metadata %alloc_19 : memref<102xf32> -> memref<f32>, index, index, index
    %base_buffer_87, %offset_88, %sizes_89, %strides_90 = memref.extract_strided_metadata %alloc_2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_91, %offset_92, %sizes_93, %strides_94 = memref.extract_strided_metadata %alloc_20 : memref<103xf32> -> memref<f32>, index, index, index
    %base_buffer_95, %offset_96, %sizes_97, %strides_98 = memref.extract_strided_metadata %alloc_3 : memref<3xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_75, %base_buffer_79, %base_buffer_83, %base_buffer_87, %base_buffer_91, %base_buffer_95 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%10#0, %3#0, %10#2, %3#1, %10#4, %3#2)
    return
  }
}

