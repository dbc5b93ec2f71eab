module {
  func.func @base(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1) {
    %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%0, %base_buffer : memref<?xf32>, memref<f32>) if (%arg2, %arg2)
    return
  }
}

