module {
  func.func @if(%arg0: index, %arg1: i1) {
    %false = arith.constant false
    %0:2 = fir.if %arg1 -> (memref<?xf32>, i1) {
      %true_0 = arith.constant true
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
      %1 = bufferization.dealloc (%base_buffer_1 : memref<f32>) if (%true_0) retain (%alloc : memref<?xf32>)
      fir.result %alloc, %1 : memref<?xf32>, i1
    } else {
      %true_0 = arith.constant true
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
      %1 = bufferization.dealloc (%base_buffer_1 : memref<f32>) if (%true_0) retain (%alloc : memref<?xf32>)
      fir.result %alloc, %1 : memref<?xf32>, i1
    }
    %true = arith.constant true
    fir.call @use(%0#0) : (memref<?xf32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%0#1)
    return
  }
  func.func private @use(memref<?xf32>)
}

