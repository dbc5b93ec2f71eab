module {
  func.func @loop_with_result(%arg0: index, %arg1: i32) -> index {
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = fir.do_loop %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg0) -> (index) {
      %3 = fir.allocmem !fir.array<?xf32>, %arg3
      %true_13 = arith.constant true
      fir.call @ext(%3) : (!fir.heap<!fir.array<?xf32>>) -> ()
      fir.freemem %3 : !fir.heap<!fir.array<?xf32>>
      fir.result %arg3 : index
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%alloc : memref<?xf32>)
    fir.select %arg1 : i32 [1, ^bb1, unit, ^bb2]
  ^bb1:  // pred: ^bb0
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%1)
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%1) retain (%alloc : memref<?xf32>)
    cf.br ^bb4
  ^bb3:  // pred: ^bb1
    fir.unreachable
  ^bb4:  // pred: ^bb2
    %true_8 = arith.constant true
    fir.call @use(%alloc) : (memref<?xf32>) -> ()
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_9 : memref<f32>) if (%1)
    return %0 : index
  }
  func.func private @ext(!fir.heap<!fir.array<?xf32>>)
  func.func private @use(memref<?xf32>)
}

