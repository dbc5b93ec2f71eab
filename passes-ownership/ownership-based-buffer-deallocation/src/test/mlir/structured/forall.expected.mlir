module {
  func.func @forall(%arg0: index, %arg1: f32) {
    %false = arith.constant false
    scf.forall (%arg2) in (%arg0) {
      %true = arith.constant true
      %alloc = memref.alloc() : memref<2xf32>
      memref.store %arg1, %alloc[%arg2] : memref<2xf32>
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
    }
    return
  }
}

