#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4x4xf32>, %arg5: f32, %arg6: tensor<?x?xf32>, %arg7: vector<f32>, %arg8: memref<f32>, %arg9: vector<4x4xi1>, %arg10: memref<?xvector<4xf32>>) {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg4, %arg1, %arg1 : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>} %arg4, %arg1, %arg1 {a = 3 : i64, b} : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
    %2 = vector.outerproduct %arg1, %arg1 : vector<4xf32>, vector<4xf32>
    %3 = vector.outerproduct %arg1, %arg1, %2 {a, kind = #vector.kind<mul>} : vector<4xf32>, vector<4xf32>
    %4 = vector.outerproduct %arg1, %arg5 : vector<4xf32>, f32
    %5 = vector.transfer_read %arg0[%arg2, %arg2], %arg5 : memref<4x4xf32>, vector<4xf32>
    %6 = vector.transfer_read %arg0[%arg2, %arg2], %arg5 {in_bounds = [true, false], permutation_map = #map3} : memref<4x4xf32>, vector<4x4xf32>
    %7 = vector.transfer_read %arg0[%arg2, %arg2], %arg5, %arg3 {in_bounds = [true]} : memref<4x4xf32>, vector<4xf32>
    %8 = vector.transfer_read %arg8[], %arg5 : memref<f32>, vector<f32>
    %9 = vector.transfer_read %arg0[%arg2, %arg2], %arg5 : memref<4x4xf32>, vector<4x4xf32>
    %10 = vector.transfer_read %arg0[%arg2, %arg2], %arg5 {in_bounds = [true, false], permutation_map = #map4, x} : memref<4x4xf32>, vector<4x4xf32>
    %11 = vector.transfer_read %arg6[%arg2, %arg2], %arg5 {x} : tensor<?x?xf32>, vector<4xf32>
    %12 = vector.transfer_write %arg1, %arg6[%arg2, %arg2] {x} : vector<4xf32>, tensor<?x?xf32>
    vector.transfer_write %arg1, %arg0[%arg2, %arg2], %arg3 {x} : vector<4xf32>, memref<4x4xf32>
    vector.transfer_write %arg7, %arg0[%arg2, %arg2] : vector<f32>, memref<4x4xf32>
    %13 = vector.transfer_read %arg10[%arg2], %arg1 : memref<?xvector<4xf32>>, vector<4xf32>
    %14 = vector.transfer_read %arg10[%arg2], %arg1 {in_bounds = [true]} : memref<?xvector<4xf32>>, vector<1x4xf32>
    %15 = vector.mask %arg3 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %16 = vector.mask %arg9, %arg4 { vector.transfer_read %arg0[%arg2, %arg2], %arg5 : memref<4x4xf32>, vector<4x4xf32> } {a} : vector<4x4xi1> -> vector<4x4xf32>
    vector.mask %arg3 { vector.transfer_write %arg1, %arg0[%arg2, %arg2] : vector<4xf32>, memref<4x4xf32> } : vector<4xi1>
    vector.mask %arg3 { vector.yield } : vector<4xi1>
    %17 = vector.mask %arg3 { vector.yield %arg1 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %18 = vector.mask %arg3 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %19 = vector.constant_mask [2] : vector<4xi1>
    %20 = vector.create_mask %arg2, %arg2 : vector<4x4xi1>
    %21 = vector.create_mask %arg2, %arg2 : vector<[4]x4xi1>
    return
  }
}

