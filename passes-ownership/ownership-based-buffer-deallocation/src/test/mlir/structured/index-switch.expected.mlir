module {
  func.func @switch(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0:2 = scf.index_switch %arg0 -> memref<2xf32>, i1 
    case 1 {
      %true_9 = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true_9) retain (%alloc : memref<2xf32>)
      scf.yield %alloc, %3 : memref<2xf32>, i1
    }
    case 2 {
      %false_9 = arith.constant false
      %3 = bufferization.dealloc retain (%arg1 : memref<2xf32>)
      scf.yield %arg1, %3 : memref<2xf32>, i1
    }
    default {
      %true_9 = arith.constant true
      %true_10 = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      %alloc_11 = memref.alloc() : memref<2xf32>
      %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %alloc_11 : memref<2xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_12, %base_buffer_16 : memref<f32>, memref<f32>) if (%true_10, %true_9) retain (%alloc : memref<2xf32>)
      scf.yield %alloc, %3 : memref<2xf32>, i1
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

