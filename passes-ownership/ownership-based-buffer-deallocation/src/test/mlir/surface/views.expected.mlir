#map = affine_map<(d0, d1) -> (d1 * 3 + d0)>
module {
  func.func @views(%arg0: index, %arg1: i1) -> memref<?xf32, strided<[?], offset: ?>> {
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %subview = memref.subview %alloc[%arg0] [%arg0] [%arg0] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %subview_0 = memref.subview %subview[%arg0] [%arg0] [%arg0] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %cast = memref.cast %subview_0 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%cast : memref<?xf32, strided<[?], offset: ?>>)
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @bytes(%arg0: index, %arg1: index) -> f32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xi8>
    %view = memref.view %alloc[%arg1][%arg0] : memref<?xi8> to memref<?xf32>
    %reinterpret_cast = memref.reinterpret_cast %view to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
    %expand_shape = memref.expand_shape %reinterpret_cast [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1]] : memref<2x2xf32> into memref<4xf32>
    %0 = memref.load %collapse_shape[%c0] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
    bufferization.dealloc (%base_buffer : memref<i8>) if (%true)
    return %0 : f32
  }
  func.func @transposed(%arg0: memref<2x3xf32>) -> memref<3x2xf32, strided<[1, 3]>> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2x3xf32>
    memref.copy %arg0, %alloc : memref<2x3xf32> to memref<2x3xf32>
    %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<2x3xf32> to memref<3x2xf32, #map>
    %cast = memref.cast %transpose : memref<3x2xf32, #map> to memref<3x2xf32, strided<[1, 3]>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %alloc : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
    %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%cast : memref<3x2xf32, strided<[1, 3]>>)
    return %cast : memref<3x2xf32, strided<[1, 3]>>
  }
  func.func @unranked(%arg0: index, %arg1: i1, %arg2: memref<*xf32>) -> memref<*xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
    %0 = arith.select %arg1, %cast, %arg2 : memref<*xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
    %base_buffer_0, %offset_1, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %1 = arith.andi %false, %arg1 : i1
    %2 = arith.andi %true, %arg1 : i1
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%1, %2) retain (%cast : memref<*xf32>)
    %true_2 = arith.constant true
    %4 = arith.xori %true_2, %arg1 : i1
    %5 = arith.andi %false, %4 : i1
    %true_3 = arith.constant true
    %6 = arith.xori %true_3, %arg1 : i1
    %7 = arith.andi %true, %6 : i1
    %8 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%5, %7) retain (%0 : memref<*xf32>)
    cf.cond_br %arg1, ^bb1(%cast, %3 : memref<*xf32>, i1), ^bb2(%0, %8 : memref<*xf32>, i1)
  ^bb1(%9: memref<*xf32>, %10: i1):  // pred: ^bb0
    %11 = scf.if %10 -> (memref<*xf32>) {
      scf.yield %9 : memref<*xf32>
    } else {
      %17 = bufferization.clone %9 : memref<*xf32> to memref<*xf32>
      scf.yield %17 : memref<*xf32>
    }
    %true_4 = arith.constant true
    %reinterpret_cast_5 = memref.reinterpret_cast %9 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_6, %offset_7 = memref.extract_strided_metadata %reinterpret_cast_5 : memref<f32, strided<[]>> -> memref<f32>, index
    %reinterpret_cast_8 = memref.reinterpret_cast %11 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_9, %offset_10 = memref.extract_strided_metadata %reinterpret_cast_8 : memref<f32, strided<[]>> -> memref<f32>, index
    %12 = bufferization.dealloc (%base_buffer_6, %base_buffer_9 : memref<f32>, memref<f32>) if (%10, %true_4) retain (%11 : memref<*xf32>)
    return %11 : memref<*xf32>
  ^bb2(%13: memref<*xf32>, %14: i1):  // pred: ^bb0
    %cast_11 = memref.cast %13 : memref<*xf32> to memref<?xf32>
    %cast_12 = memref.cast %cast_11 : memref<?xf32> to memref<*xf32>
    %15 = scf.if %14 -> (memref<*xf32>) {
      scf.yield %cast_12 : memref<*xf32>
    } else {
      %17 = bufferization.clone %cast_12 : memref<*xf32> to memref<*xf32>
      scf.yield %17 : memref<*xf32>
    }
    %true_13 = arith.constant true
    %reinterpret_cast_14 = memref.reinterpret_cast %13 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_15, %offset_16 = memref.extract_strided_metadata %reinterpret_cast_14 : memref<f32, strided<[]>> -> memref<f32>, index
    %reinterpret_cast_17 = memref.reinterpret_cast %15 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_18, %offset_19 = memref.extract_strided_metadata %reinterpret_cast_17 : memref<f32, strided<[]>> -> memref<f32>, index
    %16 = bufferization.dealloc (%base_buffer_15, %base_buffer_18 : memref<f32>, memref<f32>) if (%14, %true_13) retain (%15 : memref<*xf32>)
    return %15 : memref<*xf32>
  }
  func.func @spaces(%arg0: memref<4xf32, 1>, %arg1: memref<4xf32, "gpu">, %arg2: i1) -> (memref<4xf32, 1>, memref<4xf32, "gpu">) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %false = arith.constant false
    %false_1 = arith.constant false
    %alloc = memref.alloc() : memref<4xf32, 1>
    %alloc_2 = memref.alloc() : memref<4xf32, "gpu">
    %memspacecast = memref.memory_space_cast %alloc : memref<4xf32, 1> to memref<4xf32>
    memref.copy %memspacecast, %alloc_2 : memref<4xf32> to memref<4xf32, "gpu">
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32, 1> -> memref<f32, 1>, index, index, index
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %arg1 : memref<4xf32, "gpu"> -> memref<f32, "gpu">, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc : memref<4xf32, 1> -> memref<f32, 1>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc_2 : memref<4xf32, "gpu"> -> memref<f32, "gpu">, index, index, index
    %0 = arith.andi %false, %arg2 : i1
    %1 = arith.andi %false_1, %arg2 : i1
    %2 = arith.andi %true_0, %arg2 : i1
    %3 = arith.andi %true, %arg2 : i1
    %4:2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32, 1>, memref<f32, "gpu">, memref<f32, 1>, memref<f32, "gpu">) if (%0, %1, %2, %3) retain (%alloc, %alloc_2 : memref<4xf32, 1>, memref<4xf32, "gpu">)
    %true_15 = arith.constant true
    %5 = arith.xori %true_15, %arg2 : i1
    %6 = arith.andi %false, %5 : i1
    %true_16 = arith.constant true
    %7 = arith.xori %true_16, %arg2 : i1
    %8 = arith.andi %false_1, %7 : i1
    %true_17 = arith.constant true
    %9 = arith.xori %true_17, %arg2 : i1
    %10 = arith.andi %true_0, %9 : i1
    %true_18 = arith.constant true
    %11 = arith.xori %true_18, %arg2 : i1
    %12 = arith.andi %true, %11 : i1
    %13:2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32, 1>, memref<f32, "gpu">, memref<f32, 1>, memref<f32, "gpu">) if (%6, %8, %10, %12) retain (%arg0, %arg1 : memref<4xf32, 1>, memref<4xf32, "gpu">)
    cf.cond_br %arg2, ^bb1(%alloc, %alloc_2, %4#0, %4#1 : memref<4xf32, 1>, memref<4xf32, "gpu">, i1, i1), ^bb1(%arg0, %arg1, %13#0, %13#1 : memref<4xf32, 1>, memref<4xf32, "gpu">, i1, i1)
  ^bb1(%14: memref<4xf32, 1>, %15: memref<4xf32, "gpu">, %16: i1, %17: i1):  // 2 preds: ^bb0, ^bb0
    %18 = scf.if %16 -> (memref<4xf32, 1>) {
      scf.yield %14 : memref<4xf32, 1>
    } else {
      %21 = bufferization.clone %14 : memref<4xf32, 1> to memref<4xf32, 1>
      scf.yield %21 : memref<4xf32, 1>
    }
    %true_19 = arith.constant true
    %19 = scf.if %17 -> (memref<4xf32, "gpu">) {
      scf.yield %15 : memref<4xf32, "gpu">
    } else {
      %21 = bufferization.clone %15 : memref<4xf32, "gpu"> to memref<4xf32, "gpu">
      scf.yield %21 : memref<4xf32, "gpu">
    }
    %true_20 = arith.constant true
    %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %14 : memref<4xf32, 1> -> memref<f32, 1>, index, index, index
    %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %15 : memref<4xf32, "gpu"> -> memref<f32, "gpu">, index, index, index
    %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %18 : memref<4xf32, 1> -> memref<f32, 1>, index, index, index
    %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %19 : memref<4xf32, "gpu"> -> memref<f32, "gpu">, index, index, index
    %20:2 = bufferization.dealloc (%base_buffer_21, %base_buffer_25, %base_buffer_29, %base_buffer_33 : memref<f32, 1>, memref<f32, "gpu">, memref<f32, 1>, memref<f32, "gpu">) if (%16, %17, %true_19, %true_20) retain (%18, %19 : memref<4xf32, 1>, memref<4xf32, "gpu">)
    return %18, %19 : memref<4xf32, 1>, memref<4xf32, "gpu">
  }
  memref.global "private" @glob : memref<4xf32> = uninitialized
  func.func @globals(%arg0: i1) -> memref<4xf32> {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %0 = memref.get_global @glob : memref<4xf32>
    %alloc = memref.alloc() : memref<4xf32>
    %1:2 = scf.if %arg0 -> (memref<4xf32>, i1) {
      %false_10 = arith.constant false
      %4 = bufferization.dealloc retain (%0 : memref<4xf32>)
      scf.yield %0, %4 : memref<4xf32>, i1
    } else {
      %false_10 = arith.constant false
      %4 = bufferization.dealloc retain (%alloc : memref<4xf32>)
      scf.yield %alloc, %4 : memref<4xf32>, i1
    }
    %2 = scf.if %1#1 -> (memref<4xf32>) {
      scf.yield %1#0 : memref<4xf32>
    } else {
      %4 = bufferization.clone %1#0 : memref<4xf32> to memref<4xf32>
      scf.yield %4 : memref<4xf32>
    }
    %true_1 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%true, %1#1, %true_1) retain (%2 : memref<4xf32>)
    return %2 : memref<4xf32>
  }
  func.func @meta(%arg0: index) -> (memref<f32>, index) {
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%true) retain (%base_buffer : memref<f32>)
    return %base_buffer, %offset : memref<f32>, index
  }
  func.func @reshape(%arg0: memref<2xindex>) -> memref<?x?xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<4xf32>
    %reshape = memref.reshape %alloc(%arg0) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
    %0 = bufferization.clone %reshape : memref<?x?xf32> to memref<?x?xf32>
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xindex> -> memref<index>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %1 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<index>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%0 : memref<?x?xf32>)
    return %0 : memref<?x?xf32>
  }
}

