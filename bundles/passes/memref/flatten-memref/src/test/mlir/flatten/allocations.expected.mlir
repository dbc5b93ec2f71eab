#map = affine_map<()[s0] -> (s0 * 9)>
#map1 = affine_map<()[s0] -> (s0 * 17)>
module {
  func.func @f(%arg0: index, %arg1: f32) -> (f32, memref<4x8xf32, strided<[10, 1]>>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32xf32, strided<[1]>>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
    %alloca = memref.alloca() : memref<24xf32, strided<[1]>, 3>
    %alloc_0 = memref.alloc() : memref<40xf32, strided<[1]>>
    %reinterpret_cast_1 = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [4, 8], strides: [10, 1] : memref<40xf32, strided<[1]>> to memref<4x8xf32, strided<[10, 1]>>
    %0 = affine.apply #map()[%arg0]
    memref.store %arg1, %alloc[%0] : memref<32xf32, strided<[1]>>
    %1 = affine.apply #map1()[%arg0]
    memref.store %arg1, %alloca[%1] : memref<24xf32, strided<[1]>, 3>
    %2 = affine.apply #map()[%arg0]
    %3 = memref.load %alloc[%2] : memref<32xf32, strided<[1]>>
    memref.dealloc %reinterpret_cast : memref<4x8xf32>
    return %3, %reinterpret_cast_1 : f32, memref<4x8xf32, strided<[10, 1]>>
  }
  func.func @kept() -> (memref<8xf32>, memref<f32>) {
    %alloc = memref.alloc() : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<f32>
    return %alloc, %alloc_0 : memref<8xf32>, memref<f32>
  }
}

