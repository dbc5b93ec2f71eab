#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
module {
  func.func @f(%arg0: i32, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>, %arg3: index, %arg4: memref<4x4xf32>, %arg5: memref<64xi8>, %arg6: memref<1xindex>, %arg7: memref<2xi32, 3>) {
    %alloc = memref.alloc(%arg3) {alignment = 8 : i64} : memref<?x4xf32>
    %alloc_0 = memref.alloc(%arg3)[%arg3] : memref<?x4xf32, #map>
    %alloca = memref.alloca() : memref<4xf32>
    memref.alloca_scope  {
      %alloca_1 = memref.alloca() : memref<4xf32>
    }
    %0 = memref.alloca_scope  -> (f32) {
      %8 = memref.load %arg4[%arg3, %arg3] : memref<4x4xf32>
      memref.alloca_scope.return %8 : f32
    }
    %1 = memref.realloc %alloca : memref<4xf32> to memref<8xf32>
    %2 = memref.realloc %alloca(%arg3) {alignment = 8 : i64} : memref<4xf32> to memref<?xf32>
    memref.dealloc %2 : memref<?xf32>
    memref.store %arg0, %arg7[%arg3] {nontemporal = true} : memref<2xi32, 3>
    memref.copy %arg1, %alloc : memref<?x4xf32> to memref<?x4xf32>
    %cast = memref.cast %arg1 : memref<?x4xf32> to memref<*xf32>
    %subview = memref.subview %arg1[0, %arg3] [2, %arg3] [1, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[4, 1], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg3, 10], strides: [%arg3, 1] : memref<*xf32> to memref<?x10xf32, strided<[?, 1]>>
    %collapse_shape = memref.collapse_shape %arg4 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
    %expand_shape = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
    %view = memref.view %arg5[%arg3][%arg3] : memref<64xi8> to memref<?xf32>
    %dim = memref.dim %arg1, %arg3 : memref<?x4xf32>
    %3 = memref.rank %arg2 : memref<*xf32>
    %4 = memref.get_global @gg : memref<2xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<?x4xf32> -> index
    %memspacecast = memref.memory_space_cast %arg4 : memref<4x4xf32> to memref<4x4xf32, 3>
    %transpose = memref.transpose %arg4 (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
    memref.assume_alignment %arg4, 16 : memref<4x4xf32>
    %5 = memref.load %arg4[%arg3, %arg3] : memref<4x4xf32>
    %6 = memref.atomic_rmw addf %5, %arg4[%arg3, %arg3] : (f32, memref<4x4xf32>) -> f32
    %7 = memref.generic_atomic_rmw %arg4[%arg3, %arg3] : memref<4x4xf32> {
    ^bb0(%arg8: f32):
      memref.atomic_yield %arg8 : f32
    }
    memref.prefetch %arg4[%arg3, %arg3], read, locality<3>, data : memref<4x4xf32>
    %reshape = memref.reshape %arg4(%arg6) : (memref<4x4xf32>, memref<1xindex>) -> memref<?xf32>
    memref.dma_start %arg4[%arg3, %arg3], %arg1[%arg3, %arg3], %arg3, %arg7[%arg3] : memref<4x4xf32>, memref<?x4xf32>, memref<2xi32, 3>
    memref.dma_wait %arg7[%arg3], %arg3 : memref<2xi32, 3>
    return
  }
  memref.global "private" constant @gg : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
  memref.global @g1 : memref<2xf32> = uninitialized
  memref.global @g2 : memref<2xf32>
}

