#map = affine_map<()[s0] -> (s0 * 9)>
module {
  func.func @f(%arg0: memref<4x8xindex>, %arg1: memref<4x8xcomplex<f32>>, %arg2: memref<4x8xvector<4xf32>>, %arg3: index) -> (index, complex<f32>, vector<4xf32>, vector<4xf32>) {
    %0 = affine.apply #map()[%arg3]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xindex> to memref<32xindex, strided<[1]>>
    %1 = memref.load %reinterpret_cast[%0] : memref<32xindex, strided<[1]>>
    %2 = affine.apply #map()[%arg3]
    %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [32], strides: [1] : memref<4x8xcomplex<f32>> to memref<32xcomplex<f32>, strided<[1]>>
    %3 = memref.load %reinterpret_cast_0[%2] : memref<32xcomplex<f32>, strided<[1]>>
    %4 = affine.apply #map()[%arg3]
    %reinterpret_cast_1 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [32], strides: [1] : memref<4x8xvector<4xf32>> to memref<32xvector<4xf32>, strided<[1]>>
    %5 = memref.load %reinterpret_cast_1[%4] : memref<32xvector<4xf32>, strided<[1]>>
    %6 = vector.load %arg2[%arg3, %arg3] : memref<4x8xvector<4xf32>>, vector<4xf32>
    return %1, %3, %5, %6 : index, complex<f32>, vector<4xf32>, vector<4xf32>
  }
}

