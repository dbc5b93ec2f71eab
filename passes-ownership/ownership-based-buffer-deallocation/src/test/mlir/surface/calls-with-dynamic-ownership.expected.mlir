module {
  func.func private @ext(memref<?xf32>) -> memref<?xf32>
  func.func private @known(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32>, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<?xf32>)
    return %alloc, %0 : memref<?xf32>, i1
  }
  func.func private @pass(%arg0: memref<?xf32>) -> (memref<?xf32>, i1) {
    %false = arith.constant false
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false) retain (%arg0 : memref<?xf32>)
    return %arg0, %0 : memref<?xf32>, i1
  }
  func.func private @rec(%arg0: memref<?xf32>, %arg1: i1, %arg2: index) -> (memref<?xf32>, memref<?xf32>, i1, i1) {
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
    %6:4 = call @rec(%arg0, %false_0, %arg2) : (memref<?xf32>, i1, index) -> (memref<?xf32>, memref<?xf32>, i1, i1)
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %6#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %6#1 : memref<?xf32> -> memref<f32>, index, index, index
    %7:2 = bufferization.dealloc (%base_buffer_1, %base_buffer_5, %base_buffer_9 : memref<f32>, memref<f32>, memref<f32>) if (%5, %6#2, %6#3) retain (%6#1, %6#0 : memref<?xf32>, memref<?xf32>)
    return %6#1, %6#0, %7#0, %7#1 : memref<?xf32>, memref<?xf32>, i1, i1
  ^bb2:  // pred: ^bb0
    %true_13 = arith.constant true
    %alloc = memref.alloc(%arg2) : memref<?xf32>
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %8:2 = bufferization.dealloc (%base_buffer_14, %base_buffer_18 : memref<f32>, memref<f32>) if (%5, %true_13) retain (%arg0, %alloc : memref<?xf32>, memref<?xf32>)
    return %arg0, %alloc, %8#0, %8#1 : memref<?xf32>, memref<?xf32>, i1, i1
  }
  func.func @main(%arg0: index, %arg1: i1) -> memref<?xf32> {
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0:2 = call @known(%alloc, %arg0) : (memref<?xf32>, index) -> (memref<?xf32>, i1)
    %1:2 = call @pass(%0#0) : (memref<?xf32>) -> (memref<?xf32>, i1)
    %true_0 = arith.constant true
    %2 = call @ext(%1#0) : (memref<?xf32>) -> memref<?xf32>
    %3:4 = call @rec(%2, %arg1, %arg0) : (memref<?xf32>, i1, index) -> (memref<?xf32>, memref<?xf32>, i1, i1)
    %4 = scf.if %3#2 -> (memref<?xf32>) {
      scf.yield %3#0 : memref<?xf32>
    } else {
      %6 = bufferization.clone %3#0 : memref<?xf32> to memref<?xf32>
      scf.yield %6 : memref<?xf32>
    }
    %true_1 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %3#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %3#1 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %4 : memref<?xf32> -> memref<f32>, index, index, index
    %5 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10, %base_buffer_14, %base_buffer_18, %base_buffer_22 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%true, %0#1, %1#1, %true_0, %3#2, %3#3, %true_1) retain (%4 : memref<?xf32>)
    return %4 : memref<?xf32>
  }
  func.func private @unused(%arg0: memref<4xf32>, %arg1: memref<*xf32>) -> (memref<*xf32>, i32, memref<4xf32>, i1, i1) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_1, %offset_2 = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
    %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %false_0) retain (%arg1, %arg0 : memref<*xf32>, memref<4xf32>)
    return %arg1, %c1_i32, %arg0, %0#0, %0#1 : memref<*xf32>, i32, memref<4xf32>, i1, i1
  }
  func.func @callunused(%arg0: memref<4xf32>, %arg1: memref<*xf32>) -> i32 {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0:5 = call @unused(%arg0, %arg1) : (memref<4xf32>, memref<*xf32>) -> (memref<*xf32>, i32, memref<4xf32>, i1, i1)
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_1, %offset_2 = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
    %reinterpret_cast_3 = memref.reinterpret_cast %0#0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_4, %offset_5 = memref.extract_strided_metadata %reinterpret_cast_3 : memref<f32, strided<[]>> -> memref<f32>, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#2 : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_4, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %0#3, %0#4)
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

