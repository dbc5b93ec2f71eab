#map = affine_map<()[s0] -> (s0 * 9)>
module {
  func.func @f(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32, strided<[16, 2]>>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.load %arg0[%arg2, %arg2] : memref<4x8xf32>, vector<2x4xf32>
    %1 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {in_bounds = [true, true]} : memref<4x8xf32>, vector<2x4xf32>
    %2 = vector.transfer_read %arg1[%arg2, %arg2], %arg3 {in_bounds = [true]} : memref<4x8xf32, strided<[16, 2]>>, vector<4xf32>
    %3 = affine.apply #map()[%arg2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %4 = vector.transfer_read %reinterpret_cast[%3], %arg3, %arg4 : memref<32xf32, strided<[1]>>, vector<4xf32>
    return %0, %1, %2, %4 : vector<2x4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>
  }
}

