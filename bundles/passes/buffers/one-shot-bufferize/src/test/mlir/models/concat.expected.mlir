#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 + 4)>
#map2 = affine_map<()[s0] -> (s0 + 4)>
module {
  func.func @dynamic(%arg0: memref<4x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x?xf32, strided<[?, ?], offset: ?>>) -> memref<4x?xf32> {
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<4x?xf32, strided<[?, ?], offset: ?>>
    %c1_0 = arith.constant 1 : index
    %dim_1 = memref.dim %arg1, %c1_0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
    %0 = affine.apply #map()[%dim, %dim_1]
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<4x?xf32>
    %c1_2 = arith.constant 1 : index
    %dim_3 = memref.dim %alloc, %c1_2 : memref<4x?xf32>
    %c1_4 = arith.constant 1 : index
    %dim_5 = memref.dim %arg0, %c1_4 : memref<4x?xf32, strided<[?, ?], offset: ?>>
    %subview = memref.subview %alloc[0, 0] [4, %dim_5] [1, 1] : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1]>>
    memref.copy %arg0, %subview : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1]>>
    %c1_6 = arith.constant 1 : index
    %dim_7 = memref.dim %arg1, %c1_6 : memref<4x?xf32, strided<[?, ?], offset: ?>>
    %subview_8 = memref.subview %alloc[0, %dim_5] [4, %dim_7] [1, 1] : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    memref.copy %arg1, %subview_8 : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %1 = affine.apply #map()[%dim_5, %dim_7]
    %cast = memref.cast %alloc : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<4x?xf32>
  }
  func.func @mixed_sizes(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg2: memref<3x?xf32, strided<[?, ?], offset: ?>>) -> memref<3x?xf32> {
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_0 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_1 = arith.constant 1 : index
    %dim_2 = memref.dim %arg2, %c1_1 : memref<3x?xf32, strided<[?, ?], offset: ?>>
    %0 = affine.apply #map1()[%dim, %dim_2]
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<3x?xf32>
    %c1_3 = arith.constant 1 : index
    %dim_4 = memref.dim %alloc, %c1_3 : memref<3x?xf32>
    %c1_5 = arith.constant 1 : index
    %dim_6 = memref.dim %arg0, %c1_5 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview = memref.subview %alloc[0, 0] [3, %dim_6] [1, 1] : memref<3x?xf32> to memref<3x?xf32, strided<[?, 1]>>
    memref.copy %arg0, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<3x?xf32, strided<[?, 1]>>
    %subview_7 = memref.subview %alloc[0, %dim_6] [3, 4] [1, 1] : memref<3x?xf32> to memref<3x4xf32, strided<[?, 1], offset: ?>>
    memref.copy %arg1, %subview_7 : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<3x4xf32, strided<[?, 1], offset: ?>>
    %1 = affine.apply #map2()[%dim_6]
    %c1_8 = arith.constant 1 : index
    %dim_9 = memref.dim %arg2, %c1_8 : memref<3x?xf32, strided<[?, ?], offset: ?>>
    %subview_10 = memref.subview %alloc[0, %1] [3, %dim_9] [1, 1] : memref<3x?xf32> to memref<3x?xf32, strided<[?, 1], offset: ?>>
    memref.copy %arg2, %subview_10 : memref<3x?xf32, strided<[?, ?], offset: ?>> to memref<3x?xf32, strided<[?, 1], offset: ?>>
    %2 = affine.apply #map1()[%dim_9, %dim_6]
    %cast = memref.cast %alloc : memref<3x?xf32> to memref<3x?xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<3x?xf32>
  }
  func.func @first_dimension(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32> {
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0 = arith.constant 0 : index
    %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg1, %c0_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %0 = affine.apply #map()[%dim_0, %dim_2]
    %alloc = memref.alloc(%0, %dim) {alignment = 64 : i64} : memref<?x?xf32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = memref.dim %alloc, %c0_3 : memref<?x?xf32>
    %c1_5 = arith.constant 1 : index
    %dim_6 = memref.dim %alloc, %c1_5 : memref<?x?xf32>
    %c0_7 = arith.constant 0 : index
    %dim_8 = memref.dim %arg0, %c0_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview = memref.subview %alloc[0, 0] [%dim_8, %dim_6] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
    memref.copy %arg0, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
    %c0_9 = arith.constant 0 : index
    %dim_10 = memref.dim %arg1, %c0_9 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview_11 = memref.subview %alloc[%dim_8, 0] [%dim_10, %dim_6] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    memref.copy %arg1, %subview_11 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %1 = affine.apply #map()[%dim_8, %dim_10]
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<?x?xf32>
  }
  func.func @last_dimension(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1_1 = arith.constant 1 : index
    %dim_2 = memref.dim %arg1, %c1_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %0 = affine.apply #map()[%dim_0, %dim_2]
    %alloc = memref.alloc(%dim, %0) {alignment = 64 : i64} : memref<?x?xf32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = memref.dim %alloc, %c0_3 : memref<?x?xf32>
    %c1_5 = arith.constant 1 : index
    %dim_6 = memref.dim %alloc, %c1_5 : memref<?x?xf32>
    %c1_7 = arith.constant 1 : index
    %dim_8 = memref.dim %arg0, %c1_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview = memref.subview %alloc[0, 0] [%dim_4, %dim_8] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
    memref.copy %arg0, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
    %c1_9 = arith.constant 1 : index
    %dim_10 = memref.dim %arg1, %c1_9 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview_11 = memref.subview %alloc[0, %dim_8] [%dim_4, %dim_10] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    memref.copy %arg1, %subview_11 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %1 = affine.apply #map()[%dim_8, %dim_10]
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<?x?xf32>
  }
  func.func @static(%arg0: memref<4x8xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x8xf32, strided<[?, ?], offset: ?>>) -> memref<8x8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x8xf32>
    %subview = memref.subview %alloc[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
    memref.copy %arg0, %subview : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[8, 1]>>
    %subview_0 = memref.subview %alloc[4, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 32>>
    memref.copy %arg1, %subview_0 : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[8, 1], offset: 32>>
    %cast = memref.cast %alloc : memref<8x8xf32> to memref<8x8xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<8x8xf32>
  }
  func.func @written_later(%arg0: memref<4x8xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x8xf32>
    %subview = memref.subview %alloc[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
    memref.copy %arg0, %subview : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[8, 1]>>
    %subview_0 = memref.subview %alloc[4, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 32>>
    memref.copy %arg0, %subview_0 : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[8, 1], offset: 32>>
    memref.store %arg2, %arg0[%arg1, %arg1] : memref<4x8xf32, strided<[?, ?], offset: ?>>
    %cast = memref.cast %alloc : memref<8x8xf32> to memref<8x8xf32, strided<[?, ?], offset: ?>>
    return %arg0, %alloc : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32>
  }
  func.func @one_input(%arg0: memref<4x8xf32, strided<[?, ?], offset: ?>>) -> memref<4x8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    %subview = memref.subview %alloc[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
    memref.copy %arg0, %subview : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[8, 1]>>
    %cast = memref.cast %alloc : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<4x8xf32>
  }
  func.func @static_result(%arg0: memref<?x8xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x8xf32, strided<[?, ?], offset: ?>>) -> memref<6x8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6x8xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x8xf32, strided<[?, ?], offset: ?>>
    %subview = memref.subview %alloc[0, 0] [%dim, 8] [1, 1] : memref<6x8xf32> to memref<?x8xf32, strided<[8, 1]>>
    memref.copy %arg0, %subview : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32, strided<[8, 1]>>
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg1, %c0_0 : memref<?x8xf32, strided<[?, ?], offset: ?>>
    %subview_2 = memref.subview %alloc[%dim, 0] [%dim_1, 8] [1, 1] : memref<6x8xf32> to memref<?x8xf32, strided<[8, 1], offset: ?>>
    memref.copy %arg1, %subview_2 : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32, strided<[8, 1], offset: ?>>
    %0 = affine.apply #map()[%dim, %dim_1]
    %cast = memref.cast %alloc : memref<6x8xf32> to memref<6x8xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<6x8xf32>
  }
  func.func @dynamic_result(%arg0: memref<2x8xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x8xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32> {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6, %c8) {alignment = 64 : i64} : memref<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0_1 : memref<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_2 = memref.dim %alloc, %c1 : memref<?x?xf32>
    %subview = memref.subview %alloc[0, 0] [2, %dim_2] [1, 1] : memref<?x?xf32> to memref<2x?xf32, strided<[?, 1]>>
    memref.copy %arg0, %subview : memref<2x8xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, 1]>>
    %subview_3 = memref.subview %alloc[2, 0] [4, %dim_2] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    memref.copy %arg1, %subview_3 : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<?x?xf32>
  }
}

