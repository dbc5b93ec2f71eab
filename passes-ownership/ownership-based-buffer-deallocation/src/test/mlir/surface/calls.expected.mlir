module {
  func.func private @ext(memref<?xf32>) -> memref<?xf32>
  func.func private @known(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<?xf32>)
    return %alloc : memref<?xf32>
  }
  func.func private @pass(%arg0: memref<?xf32>) -> memref<?xf32> {
    %false = arith.constant false
    %0 = scf.if %false -> (memref<?xf32>) {
      scf.yield %arg0 : memref<?xf32>
    } else {
      %2 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
      scf.yield %2 : memref<?xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
    %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<?xf32>)
    return %0 : memref<?xf32>
  }
  func.func private @rec(%arg0: memref<?xf32>, %arg1: i1, %arg2: index) -> (memref<?xf32>, memref<?xf32>) {
    %false = arith.constant false
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %0 = arith.andi %false, %arg1 : i1
    %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0) retain (%arg0 : memref<?xf32>)
    %true = arith.constant true
    %2 = arith.xori %true, %arg1 : i1
    %3 = arith.andi %false, %2 : i1
    %4 = bufferization.dealloc (%base_buffer : memref<f32>) if (%3) retain (%arg0 : memref<?xf32>)
    %5 = arith.select %arg1, %1, %4 : i1
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %false_0 = arith.constant false
    %true_1 = arith.constant true
    %6:2 = call @rec(%arg0, %false_0, %arg2) : (memref<?xf32>, i1, index) -> (memref<?xf32>, memref<?xf32>)
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %6#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %6#1 : memref<?xf32> -> memref<f32>, index, index, index
    %7:2 = bufferization.dealloc (%base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>, memref<f32>) if (%5, %true_1, %true_1) retain (%6#1, %6#0 : memref<?xf32>, memref<?xf32>)
    return %6#1, %6#0 : memref<?xf32>, memref<?xf32>
  ^bb2:  // pred: ^bb0
    %true_14 = arith.constant true
    %alloc = memref.alloc(%arg2) : memref<?xf32>
    %8 = scf.if %5 -> (memref<?xf32>) {
      scf.yield %arg0 : memref<?xf32>
    } else {
      %10 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
      scf.yield %10 : memref<?xf32>
    }
    %true_15 = arith.constant true
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %8 : memref<?xf32> -> memref<f32>, index, index, index
    %9:2 = bufferization.dealloc (%base_buffer_16, %base_buffer_20, %base_buffer_24 : memref<f32>, memref<f32>, memref<f32>) if (%5, %true_14, %true_15) retain (%8, %alloc : memref<?xf32>, memref<?xf32>)
    return %8, %alloc : memref<?xf32>, memref<?xf32>
  }
  func.func @main(%arg0: index, %arg1: i1) -> memref<?xf32> {
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %true_0 = arith.constant true
    %0 = call @known(%alloc, %arg0) : (memref<?xf32>, index) -> memref<?xf32>
    %true_1 = arith.constant true
    %1 = call @pass(%0) : (memref<?xf32>) -> memref<?xf32>
    %true_2 = arith.constant true
    %2 = call @ext(%1) : (memref<?xf32>) -> memref<?xf32>
    %true_3 = arith.constant true
    %3:2 = call @rec(%2, %arg1, %arg0) : (memref<?xf32>, i1, index) -> (memref<?xf32>, memref<?xf32>)
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %3#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %3#1 : memref<?xf32> -> memref<f32>, index, index, index
    %4 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_12, %base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%true, %true_0, %true_1, %true_2, %true_3, %true_3) retain (%3#0 : memref<?xf32>)
    return %3#0 : memref<?xf32>
  }
  func.func private @unused(%arg0: memref<4xf32>, %arg1: memref<*xf32>) -> (memref<*xf32>, i32, memref<4xf32>) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.if %false_0 -> (memref<*xf32>) {
      scf.yield %arg1 : memref<*xf32>
    } else {
      %3 = bufferization.clone %arg1 : memref<*xf32> to memref<*xf32>
      scf.yield %3 : memref<*xf32>
    }
    %true = arith.constant true
    %1 = scf.if %false -> (memref<4xf32>) {
      scf.yield %arg0 : memref<4xf32>
    } else {
      %3 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
      scf.yield %3 : memref<4xf32>
    }
    %true_1 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_2, %offset_3 = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
    %reinterpret_cast_4 = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_5, %offset_6 = memref.extract_strided_metadata %reinterpret_cast_4 : memref<f32, strided<[]>> -> memref<f32>, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
    %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_5, %base_buffer_7 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true, %true_1) retain (%0, %1 : memref<*xf32>, memref<4xf32>)
    return %0, %c1_i32, %1 : memref<*xf32>, i32, memref<4xf32>
  }
  func.func @callunused(%arg0: memref<4xf32>, %arg1: memref<*xf32>) -> i32 {
    %false = arith.constant false
    %false_0 = arith.constant false
    %true = arith.constant true
    %0:3 = call @unused(%arg0, %arg1) : (memref<4xf32>, memref<*xf32>) -> (memref<*xf32>, i32, memref<4xf32>)
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_1, %offset_2 = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
    %reinterpret_cast_3 = memref.reinterpret_cast %0#0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_4, %offset_5 = memref.extract_strided_metadata %reinterpret_cast_3 : memref<f32, strided<[]>> -> memref<f32>, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#2 : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_4, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true, %true)
    return %0#1 : i32
  }
  func.func nested @nestedvis(%arg0: memref<4xf32>) -> memref<4xf32> {
    %false = arith.constant false
    %0 = scf.if %false -> (memref<4xf32>) {
      scf.yield %arg0 : memref<4xf32>
    } else {
      %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
      scf.yield %2 : memref<4xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
    %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<4xf32>)
    return %0 : memref<4xf32>
  }
}

