module {
  func.func @switch(%arg0: i32, %arg1: memref<2xf32>) {
    %false = arith.constant false
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false) retain (%arg1 : memref<2xf32>)
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg1, %0 : memref<2xf32>, i1)]
  ^bb1(%1: memref<2xf32>, %2: i1):  // pred: ^bb0
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%2)
    return
  }
}

