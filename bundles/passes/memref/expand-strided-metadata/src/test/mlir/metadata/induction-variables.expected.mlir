#map = affine_map<(d0)[s0] -> (d0 * 256 + s0)>
#map1 = affine_map<(d0)[s0] -> (d0 * 64 + s0 + 1)>
module {
  func.func @loop(%arg0: memref<64x64xf32>, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    scf.for %arg2 = %c0 to %c16 step %c1 {
      affine.for %arg3 = 0 to 10 {
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<64x64xf32> -> memref<f32>, index, index, index, index, index
        %0 = affine.apply #map(%arg2)[%arg2]
        %1 = affine.apply #map1(%arg3)[%0]
        %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [3], strides: [1] : memref<f32> to memref<3xf32, strided<[1], offset: ?>>
        memref.store %arg1, %reinterpret_cast[%c0] : memref<3xf32, strided<[1], offset: ?>>
      }
    }
    return
  }
}

