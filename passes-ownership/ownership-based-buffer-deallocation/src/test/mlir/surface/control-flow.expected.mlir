module {
  func.func @while(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) -> memref<?xf32> {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %0:4 = scf.while (%arg3 = %alloc, %arg4 = %arg2, %arg5 = %false, %arg6 = %false) : (memref<?xf32>, memref<?xf32>, i1, i1) -> (memref<?xf32>, memref<?xf32>, i1, i1) {
      %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %arg3 : memref<?xf32> -> memref<f32>, index, index, index
      %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %arg4 : memref<?xf32> -> memref<f32>, index, index, index
      %3:2 = bufferization.dealloc (%base_buffer_18, %base_buffer_22 : memref<f32>, memref<f32>) if (%arg5, %arg6) retain (%arg4, %arg3 : memref<?xf32>, memref<?xf32>)
      scf.condition(%arg0) %arg4, %arg3, %3#0, %3#1 : memref<?xf32>, memref<?xf32>, i1, i1
    } do {
    ^bb0(%arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: i1, %arg6: i1):
      %true_18 = arith.constant true
      %alloc_19 = memref.alloc(%arg1) : memref<?xf32>
      memref.copy %arg3, %alloc_19 : memref<?xf32> to memref<?xf32>
      %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg3 : memref<?xf32> -> memref<f32>, index, index, index
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %arg4 : memref<?xf32> -> memref<f32>, index, index, index
      %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %alloc_19 : memref<?xf32> -> memref<f32>, index, index, index
      %3:2 = bufferization.dealloc (%base_buffer_20, %base_buffer_24, %base_buffer_28 : memref<f32>, memref<f32>, memref<f32>) if (%arg5, %arg6, %true_18) retain (%alloc_19, %arg3 : memref<?xf32>, memref<?xf32>)
      scf.yield %alloc_19, %arg3, %3#0, %3#1 : memref<?xf32>, memref<?xf32>, i1, i1
    }
    %1 = scf.if %0#3 -> (memref<?xf32>) {
      scf.yield %0#1 : memref<?xf32>
    } else {
      %3 = bufferization.clone %0#1 : memref<?xf32> to memref<?xf32>
      scf.yield %3 : memref<?xf32>
    }
    %true_1 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %0#1 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#2, %0#3, %true_1) retain (%1 : memref<?xf32>)
    return %1 : memref<?xf32>
  }
  func.func @forall(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %true = arith.constant true
    %false_1 = arith.constant false
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    scf.forall (%arg3) in (%arg0) {
      %true_6 = arith.constant true
      %false_7 = arith.constant false
      %false_8 = arith.constant false
      %alloc_9 = memref.alloc(%arg0) : memref<?xf32>
      memref.copy %alloc, %alloc_9 : memref<?xf32> to memref<?xf32>
      memref.store %arg2, %arg1[%arg3] : memref<?xf32>
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc_9 : memref<?xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true_6)
    }
    scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) {
      %true_6 = arith.constant true
      %false_7 = arith.constant false
      %alloc_8 = memref.alloc(%arg0) : memref<?xf32>
      memref.copy %alloc, %alloc_8 : memref<?xf32> to memref<?xf32>
      %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc_8 : memref<?xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_9 : memref<f32>) if (%true_6)
      scf.reduce 
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false_1, %true)
    return
  }
  func.func @switch(%arg0: index, %arg1: memref<4xf32>) -> memref<4xf32> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0:2 = scf.index_switch %arg0 -> memref<4xf32>, i1 
    case 0 {
      %true_9 = arith.constant true
      %alloc = memref.alloc() : memref<4xf32>
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true_9) retain (%alloc : memref<4xf32>)
      scf.yield %alloc, %3 : memref<4xf32>, i1
    }
    case 1 {
      %false_9 = arith.constant false
      %3 = bufferization.dealloc retain (%arg1 : memref<4xf32>)
      scf.yield %arg1, %3 : memref<4xf32>, i1
    }
    default {
      %false_9 = arith.constant false
      %alloca = memref.alloca() : memref<4xf32>
      %3 = bufferization.dealloc retain (%alloca : memref<4xf32>)
      scf.yield %alloca, %3 : memref<4xf32>, i1
    }
    %1 = scf.if %0#1 -> (memref<4xf32>) {
      scf.yield %0#0 : memref<4xf32>
    } else {
      %3 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
      scf.yield %3 : memref<4xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<4xf32>)
    return %1 : memref<4xf32>
  }
}

