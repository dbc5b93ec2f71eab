module {
  func.func private @declared(memref<2xf32>) -> memref<2xf32>
  module @inner {
    func.func @f(%arg0: memref<2xf32>) {
      %false = arith.constant false
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
      return
    }
  }
}

