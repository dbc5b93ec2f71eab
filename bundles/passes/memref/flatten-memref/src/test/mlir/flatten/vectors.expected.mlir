#map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @accesses(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
    %0 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.store %arg3, %reinterpret_cast[%0] {alignment = 8 : i64} : memref<32xf32, strided<[1]>>, vector<4xf32>
    %1 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.maskedstore %reinterpret_cast_0[%1], %arg4, %arg3 : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32>
    %2 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %3 = vector.load %reinterpret_cast_1[%2] : memref<32xf32, strided<[1]>>, vector<4xf32>
    %4 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %5 = vector.maskedload %reinterpret_cast_2[%4], %arg4, %arg3 : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %3, %5 : vector<4xf32>, vector<4xf32>
  }
  func.func @transfers(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<f32>, %arg5: f32) -> (vector<4xf32>, vector<f32>) {
    %0 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.transfer_write %arg3, %reinterpret_cast[%0] : vector<4xf32>, memref<32xf32, strided<[1]>>
    %1 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    vector.transfer_write %arg4, %reinterpret_cast_0[%1] : vector<f32>, memref<32xf32, strided<[1]>>
    %2 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %3 = vector.transfer_read %reinterpret_cast_1[%2], %arg5 : memref<32xf32, strided<[1]>>, vector<4xf32>
    %4 = affine.apply #map()[%arg1, %arg2]
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
    %5 = vector.transfer_read %reinterpret_cast_2[%4], %arg5 : memref<32xf32, strided<[1]>>, vector<f32>
    return %3, %5 : vector<4xf32>, vector<f32>
  }
  func.func @kept(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<4x8xf32>, vector<4xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 {in_bounds = [true], permutation_map = #map1} : memref<4x8xf32>, vector<4xf32>
    return %0, %1 : vector<4xf32>, vector<4xf32>
  }
}

