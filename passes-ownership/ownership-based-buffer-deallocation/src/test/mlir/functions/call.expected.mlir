module {
  func.func private @make(memref<2xf32>) -> (memref<2xf32>, i32, memref<*xf32>)
  func.func private @nothing()
  func.func @call() {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %true_0 = arith.constant true
    %0:3 = call @make(%alloc) : (memref<2xf32>) -> (memref<2xf32>, i32, memref<*xf32>)
    %true_1 = arith.constant true
    call @nothing() : () -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %0#2 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer_6, %offset_7 = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
    bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%true, %true_0, %true_0)
    return
  }
}

