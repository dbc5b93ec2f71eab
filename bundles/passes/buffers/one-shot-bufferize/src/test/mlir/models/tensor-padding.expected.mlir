#map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
#map1 = affine_map<()[s0] -> (s0 + 1)>
#map2 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @constants(%arg0: memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>, %arg1: f32) -> memref<?x?x?xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %0 = affine.apply #map()[%dim, %c1, %c0_1]
    %c1_2 = arith.constant 1 : index
    %dim_3 = memref.dim %arg0, %c1_2 : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>
    %c4_4 = arith.constant 4 : index
    %c4_5 = arith.constant 4 : index
    %1 = affine.apply #map()[%dim_3, %c4_4, %c4_5]
    %c2 = arith.constant 2 : index
    %dim_6 = memref.dim %arg0, %c2 : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>
    %c0_7 = arith.constant 0 : index
    %c2_8 = arith.constant 2 : index
    %2 = affine.apply #map()[%dim_6, %c0_7, %c2_8]
    %c0_9 = arith.constant 0 : index
    %dim_10 = memref.dim %arg0, %c0_9 : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>
    %3 = affine.apply #map1()[%dim_10]
    %c1_11 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c2_12 = arith.constant 2 : index
    %dim_13 = memref.dim %arg0, %c2_12 : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>
    %4 = affine.apply #map2()[%dim_13]
    %c72 = arith.constant 72 : index
    %alloc = memref.alloc(%3, %c72, %4) {alignment = 64 : i64} : memref<?x?x?xf32>
    linalg.map outs(%alloc : memref<?x?x?xf32>)
      (%init: f32) {
        %5 = linalg.index 0 : index
        %6 = linalg.index 1 : index
        %7 = linalg.index 2 : index
        linalg.yield %arg1 : f32
      }
    %c0_14 = arith.constant 0 : index
    %dim_15 = memref.dim %arg0, %c0_14 : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>
    %c2_16 = arith.constant 2 : index
    %dim_17 = memref.dim %arg0, %c2_16 : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>>
    %subview = memref.subview %alloc[1, 4, 0] [%dim_15, 64, %dim_17] [1, 1, 1] : memref<?x?x?xf32> to memref<?x64x?xf32, strided<[?, ?, 1], offset: ?>>
    memref.copy %arg0, %subview : memref<?x64x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x64x?xf32, strided<[?, ?, 1], offset: ?>>
    %cast = memref.cast %alloc : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
    return %alloc : memref<?x?x?xf32>
  }
}

