#map = affine_map<()[s0] -> (s0 + 2)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1)>
#map2 = affine_map<()[s0] -> (s0 * 2 + 2)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
#map4 = affine_map<()[s0] -> (s0 * 2)>
#map5 = affine_map<(d0, d1, d2) -> (d2, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map7 = affine_map<()[s0] -> (s0 * 5 + 2)>
#map8 = affine_map<()[s0] -> (s0 * 13 + 3)>
#map9 = affine_map<()[s0] -> (s0 * 3)>
#map10 = affine_map<()[s0] -> (s0 * 4)>
#map11 = affine_map<()[s0, s1] -> (s0 * 6 + s1 * 3 + 1)>
#map12 = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
#map13 = affine_map<()[s0, s1] -> (s0 * 3 + s1 * 6 + 7)>
#map14 = affine_map<()[s0, s1] -> (s0 * 4 + s1 mod 2)>
#map15 = affine_map<()[s0, s1, s2] -> (s0 + (s0 * s2) * 3 + s1 * 3)>
#map16 = affine_map<()[s0, s1, s2] -> (s0 * s2 + s1)>
#map17 = affine_map<()[s0] -> (s0 floordiv 4)>
#map18 = affine_map<()[s0] -> (s0 mod 4)>
#map19 = affine_map<()[s0] -> (s0 floordiv 2)>
#map20 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 2) * 4)>
module {
  func.func @subviews(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (f32, vector<4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %subview = memref.subview %arg0[%arg1, 3, %arg2] [%arg1, 1, %arg3] [1, 1, 1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%arg2, %arg3]
    %subview_0 = memref.subview %arg0[%0, 3, %1] [%arg2, 1, 4] [1, 1, 1] : memref<?x?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %2 = affine.apply #map2()[%arg1]
    %3 = affine.apply #map3()[%arg2, %arg3]
    %4 = memref.load %arg0[%2, %c3, %3] {nontemporal = true} : memref<?x?x?xf32>
    %5 = affine.apply #map4()[%arg1]
    %6 = affine.apply #map()[%arg2]
    %7 = vector.load %arg0[%5, %c3, %6] : memref<?x?x?xf32>, vector<4xf32>
    %8 = affine.apply #map4()[%arg1]
    %9 = affine.apply #map()[%arg2]
    vector.store %7, %arg0[%8, %c3, %9] : memref<?x?x?xf32>, vector<4xf32>
    %10 = affine.apply #map4()[%arg1]
    %11 = affine.apply #map()[%arg2]
    memref.store %4, %arg0[%10, %c3, %11] {nontemporal = true} : memref<?x?x?xf32>
    %12 = affine.apply #map4()[%arg1]
    %13 = affine.apply #map4()[%arg2]
    %14 = vector.transfer_read %arg0[%12, %c3, %13], %cst {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %15 = affine.apply #map4()[%arg1]
    %16 = affine.apply #map4()[%arg2]
    %17 = vector.transfer_read %arg0[%15, %c3, %16], %cst {in_bounds = [true, true], permutation_map = #map5} : memref<?x?x?xf32>, vector<4x7xf32>
    %18 = vector.transfer_read %subview[%arg1, %arg2], %cst : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
    %19 = affine.apply #map4()[%arg1]
    %20 = affine.apply #map4()[%arg2]
    vector.transfer_write %17, %arg0[%19, %c3, %20] {in_bounds = [true, true], permutation_map = #map6} : vector<4x7xf32>, memref<?x?x?xf32>
    "any.use"(%14, %18) : (vector<4xf32>, vector<4xf32>) -> ()
    return %4, %7, %subview_0 : f32, vector<4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @strided(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> (f32, memref<2x2xf32, strided<[64, 6], offset: ?>>) {
    %subview = memref.subview %arg0[%arg1, %arg2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
    %subview_0 = memref.subview %subview[%arg1, 1] [2, 2] [1, 2] : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<2x2xf32, strided<[64, 6], offset: ?>>
    %0 = affine.apply #map7()[%arg1]
    %1 = affine.apply #map8()[%arg2]
    %2 = affine.load %arg0[%0, %1] : memref<12x32xf32>
    %3 = affine.apply #map7()[%arg1]
    %4 = affine.apply #map8()[%arg2]
    affine.store %2, %arg0[%3, %4] : memref<12x32xf32>
    %5 = affine.apply #map9()[%arg1]
    %6 = affine.apply #map10()[%arg2]
    %7 = vector.maskedload %arg0[%5, %6], %arg3, %arg4 : memref<12x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %8 = affine.apply #map9()[%arg1]
    %9 = affine.apply #map10()[%arg2]
    vector.maskedstore %arg0[%8, %9], %arg3, %7 : memref<12x32xf32>, vector<4xi1>, vector<4xf32>
    return %2, %subview_0 : f32, memref<2x2xf32, strided<[64, 6], offset: ?>>
  }
  func.func @expand(%arg0: memref<?x16xf32>, %arg1: memref<f32>, %arg2: index, %arg3: index, %arg4: index, %arg5: vector<4xi1>, %arg6: vector<4xf32>) -> (f32, f32) {
    %0 = affine.apply #map11()[%arg2, %arg3]
    %1 = affine.apply #map12()[%arg2, %arg3]
    %2 = memref.load %arg0[%0, %1] {nontemporal = true} : memref<?x16xf32>
    %3 = affine.load %arg1[] : memref<f32>
    %4 = affine.apply #map13()[%arg3, %arg2]
    %5 = affine.apply #map14()[%arg2, %arg3]
    affine.store %3, %arg0[%4, %5] : memref<?x16xf32>
    %6 = affine.apply #map11()[%arg2, %arg3]
    %7 = affine.apply #map12()[%arg2, %arg3]
    %8 = vector.load %arg0[%6, %7] {nontemporal = true} : memref<?x16xf32>, vector<4xf32>
    %9 = affine.apply #map11()[%arg2, %arg3]
    %10 = affine.apply #map12()[%arg2, %arg3]
    %11 = vector.maskedload %arg0[%9, %10], %arg5, %arg6 : memref<?x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %12 = affine.apply #map11()[%arg2, %arg3]
    %13 = affine.apply #map12()[%arg2, %arg3]
    vector.maskedstore %arg0[%12, %13], %arg5, %11 : memref<?x16xf32>, vector<4xi1>, vector<4xf32>
    %14 = affine.apply #map11()[%arg2, %arg3]
    %15 = affine.apply #map12()[%arg2, %arg3]
    vector.store %8, %arg0[%14, %15] {nontemporal = true} : memref<?x16xf32>, vector<4xf32>
    return %2, %3 : f32, f32
  }
  func.func @expand2(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (f32, f32) {
    %c4 = arith.constant 4 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.divui %dim, %c12 : index
    %1 = arith.divui %dim_0, %c4 : index
    %2 = affine.apply #map15()[%arg1, %arg2, %0]
    %3 = affine.apply #map16()[%arg1, %arg2, %1]
    %4 = memref.load %arg0[%2, %3] : memref<?x?xf32>
    %5 = memref.load %arg0[%c0, %c0] : memref<?x?xf32>
    return %4, %5 : f32, f32
  }
  func.func @collapse(%arg0: memref<?x4x5xf32>, %arg1: memref<1x1xf32>, %arg2: memref<4x?xf32>, %arg3: index, %arg4: index) -> (f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map17()[%arg3]
    %1 = affine.apply #map18()[%arg3]
    %2 = memref.load %arg0[%0, %1, %arg4] {nontemporal = true} : memref<?x4x5xf32>
    %3 = memref.load %arg1[%c0, %c0] : memref<1x1xf32>
    %collapse_shape = memref.collapse_shape %arg2 [[0, 1]] : memref<4x?xf32> into memref<?xf32>
    %4 = affine.load %collapse_shape[%arg3 * 2] : memref<?xf32>
    %5 = affine.apply #map19()[%arg3]
    %6 = affine.apply #map20()[%arg3]
    %7 = affine.load %arg0[%5, %6, %arg4] : memref<?x4x5xf32>
    %8 = affine.apply #map19()[%arg3]
    %9 = affine.apply #map20()[%arg3]
    affine.store %7, %arg0[%8, %9, %arg4] : memref<?x4x5xf32>
    memref.store %3, %arg1[%c0, %c0] : memref<1x1xf32>
    return %2, %3, %4 : f32, f32, f32
  }
}

