// RUN: --buffer-deallocation-simplification
// REFERENCE: crashes
// A size that an affine map computes folds to a constant; the buffers that calls return stay in one deallocation.
#map = affine_map<(d0, d1) -> (d0 + d1 - 1)>
module {
  func.func private @alloc_2d_filled_f32(index, index, f32) -> memref<?x?xf32>
  func.func private @conv_2d(memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>)
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c3_1 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %0 = affine.apply #map(%c8, %c3_1)
    %true = arith.constant true
    %1 = call @alloc_2d_filled_f32(%c3_1, %c3_1, %cst) : (index, index, f32) -> memref<?x?xf32>
    %true_2 = arith.constant true
    %2 = call @alloc_2d_filled_f32(%0, %0, %cst) : (index, index, f32) -> memref<?x?xf32>
    %true_3 = arith.constant true
    %3 = call @alloc_2d_filled_f32(%c8, %c8, %cst_0) : (index, index, f32) -> memref<?x?xf32>
    %cast = memref.cast %3 : memref<?x?xf32> to memref<*xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %2 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %3 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>, memref<f32>) if (%true, %true_2, %true_3)
    return
  }
}
