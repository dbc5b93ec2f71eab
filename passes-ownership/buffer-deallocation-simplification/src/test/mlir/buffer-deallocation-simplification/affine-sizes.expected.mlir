module {
  func.func private @alloc_2d_filled_f32(index, index, f32) -> memref<?x?xf32>
  func.func private @conv_2d(memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>)
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %true = arith.constant true
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %0 = call @alloc_2d_filled_f32(%c3, %c3, %cst) : (index, index, f32) -> memref<?x?xf32>
    %1 = call @alloc_2d_filled_f32(%c10, %c10, %cst) : (index, index, f32) -> memref<?x?xf32>
    %2 = call @alloc_2d_filled_f32(%c8, %c8, %cst_0) : (index, index, f32) -> memref<?x?xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%true, %true, %true)
    return
  }
}

