module {
  func.func @unranked(%arg0: memref<*xf32>) {
    %false = arith.constant false
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
    %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
    return
  }
}

