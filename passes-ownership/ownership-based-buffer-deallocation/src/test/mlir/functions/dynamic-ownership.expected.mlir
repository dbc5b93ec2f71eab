module {
  func.func private @pick(%arg0: memref<2xf32>, %arg1: i32, %arg2: memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true) retain (%alloc, %arg2 : memref<2xf32>, memref<2xf32>)
    return %alloc, %arg1, %arg2, %0#0, %0#1 : memref<2xf32>, i32, memref<2xf32>, i1, i1
  }
  func.func private @declared(memref<2xf32>) -> memref<2xf32>
  func.func @caller(%arg0: memref<2xf32>, %arg1: i32) -> memref<2xf32> {
    %false = arith.constant false
    %0:5 = call @pick(%arg0, %arg1, %arg0) : (memref<2xf32>, i32, memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>, i1, i1)
    %true = arith.constant true
    %1 = call @declared(%arg0) : (memref<2xf32>) -> memref<2xf32>
    %2 = scf.if %0#4 -> (memref<2xf32>) {
      scf.yield %0#2 : memref<2xf32>
    } else {
      %4 = bufferization.clone %0#2 : memref<2xf32> to memref<2xf32>
      scf.yield %4 : memref<2xf32>
    }
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %2 : memref<2xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %0#3, %0#4, %true, %true_0) retain (%2 : memref<2xf32>)
    return %2 : memref<2xf32>
  }
}

