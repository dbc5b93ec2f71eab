module {
  func.func private @callee() -> memref<4xf32>
  func.func @owned(%arg0: i1) -> memref<?xf32> {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %true_0 = arith.constant true
    %0 = call @callee() : () -> memref<4xf32>
    %1 = arith.select %arg0, %alloc, %0 : memref<4xf32>
    %cast = memref.cast %1 : memref<4xf32> to memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%true, %true_0) retain (%cast : memref<?xf32>)
    return %cast : memref<?xf32>
  }
  func.func @not_owned(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> memref<?xf32> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0 = arith.select %arg0, %arg1, %arg2 : memref<4xf32>
    %cast = memref.cast %0 : memref<4xf32> to memref<?xf32>
    %1 = scf.if %false -> (memref<?xf32>) {
      scf.yield %cast : memref<?xf32>
    } else {
      %3 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
      scf.yield %3 : memref<?xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true) retain (%1 : memref<?xf32>)
    return %1 : memref<?xf32>
  }
  func.func @unknown(%arg0: i1, %arg1: memref<4xf32>) -> memref<?xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<4xf32>
    %0 = arith.select %arg0, %arg1, %alloc : memref<4xf32>
    %cast = memref.cast %0 : memref<4xf32> to memref<?xf32>
    %1 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%1 : memref<?xf32>)
    return %1 : memref<?xf32>
  }
  func.func @nested(%arg0: i1, %arg1: i1) -> memref<4xf32> {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_2 = memref.alloc() : memref<4xf32>
    %alloc_3 = memref.alloc() : memref<4xf32>
    %0 = arith.select %arg0, %alloc, %alloc_2 : memref<4xf32>
    %1 = arith.select %arg1, %alloc_3, %0 : memref<4xf32>
    %2 = arith.select %arg1, %true, %true_1 : i1
    %3 = scf.if %2 -> (memref<4xf32>) {
      scf.yield %1 : memref<4xf32>
    } else {
      %5 = bufferization.clone %1 : memref<4xf32> to memref<4xf32>
      scf.yield %5 : memref<4xf32>
    }
    %true_4 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc_2 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc_3 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %3 : memref<4xf32> -> memref<f32>, index, index, index
    %4 = bufferization.dealloc (%base_buffer, %base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%true_1, %true_0, %true, %true_4) retain (%3 : memref<4xf32>)
    return %3 : memref<4xf32>
  }
}

