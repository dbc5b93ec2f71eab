module {
  func.func @casts(%arg0: vector<4x2xf32>, %arg1: vector<8x4x2xf32>) -> (vector<4x2xf32>, vector<8xf32>, vector<4x4x4xf32>, vector<20x2xf32>, vector<4xi32>, vector<2xf16>) {
    %cst = arith.constant dense<2.000000e+00> : vector<20x2xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : vector<1xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = vector.shape_cast %arg0 : vector<4x2xf32> to vector<8xf32>
    %1 = vector.shape_cast %arg1 : vector<8x4x2xf32> to vector<4x4x4xf32>
    %2 = vector.bitcast %cst_1 : vector<4xf32> to vector<4xi32>
    %3 = vector.bitcast %cst_0 : vector<1xf32> to vector<2xf16>
    return %arg0, %0, %1, %cst, %2, %3 : vector<4x2xf32>, vector<8xf32>, vector<4x4x4xf32>, vector<20x2xf32>, vector<4xi32>, vector<2xf16>
  }
}

// -----
module {
  func.func @bitcasts(%arg0: vector<4x8xf32>, %arg1: vector<4xi8>) -> (vector<4x16xi16>, vector<4x8xf32>, vector<20xi8>, vector<2xi16>) {
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
    %cst_0 = arith.constant dense<16843009> : vector<5xi32>
    %0 = vector.bitcast %arg0 : vector<4x8xf32> to vector<4x16xi16>
    %1 = vector.bitcast %cst_0 : vector<5xi32> to vector<20xi8>
    %2 = vector.bitcast %cst : vector<4xi8> to vector<2xi16>
    return %0, %arg0, %1, %2 : vector<4x16xi16>, vector<4x8xf32>, vector<20xi8>, vector<2xi16>
  }
}

// -----
module {
  func.func @broadcasts(%arg0: f32, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<2x3x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<2x4xf32>) {
    %0 = vector.broadcast %arg1 : vector<4xf32> to vector<2x3x4xf32>
    %1 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %2 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %3 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
    return %arg1, %0, %1, %2, %3 : vector<4xf32>, vector<2x3x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<2x4xf32>
  }
}

// -----
module {
  func.func @reductions(%arg0: vector<1xf32>, %arg1: f32, %arg2: vector<1x4xf32>, %arg3: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %2 = arith.mulf %1, %arg1 fastmath<nnan,ninf> : f32
    %3 = vector.shape_cast %arg2 : vector<1x4xf32> to vector<4xf32>
    %4 = arith.mulf %arg3, %3 : vector<4xf32>
    return %0, %2, %4 : f32, f32, vector<4xf32>
  }
}

// -----
module {
  func.func @multi(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x1x3xf32>, %arg3: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
    %0 = arith.addf %arg1, %arg0 : vector<2x3xf32>
    %1 = vector.shape_cast %arg2 : vector<2x1x3xf32> to vector<2x3xf32>
    %2 = arith.mulf %arg3, %1 : vector<2x3xf32>
    return %0, %2 : vector<2x3xf32>, vector<2x3xf32>
  }
}

// -----
module {
  func.func @transfers(%arg0: memref<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: f32, %arg4: memref<?x8xf32>) -> (vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %0 = vector.transfer_read %arg0[%c0, %c0], %arg3 {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
    %1 = vector.transfer_read %arg0[%c0, %c4], %arg3 {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg4[%c0, %c0], %arg3 {in_bounds = [false, true]} : memref<?x8xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %arg0[%c0, %c6], %arg3 : memref<4x8xf32>, vector<4xf32>
    return %0, %1, %2, %3 : vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @write_read(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<4xf32>, %arg3: index) -> (vector<1x4xf32>, vector<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_write %arg2, %arg0[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
    %1 = vector.transfer_read %0[%c0, %c0], %cst {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg0[%c1, %c0], %cst {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
    %3 = vector.transfer_write %2, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    return %arg1, %1, %arg0, %3 : vector<1x4xf32>, vector<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}

// -----
module {
  func.func @write_broadcast_read(%arg0: tensor<4x4xf32>, %arg1: vector<4x2xf32>, %arg2: f32) -> (vector<6x4x2xf32>, vector<4x2x6xf32>) {
    %0 = vector.broadcast %arg1 : vector<4x2xf32> to vector<6x4x2xf32>
    %1 = vector.broadcast %arg1 : vector<4x2xf32> to vector<6x4x2xf32>
    %2 = vector.transpose %1, [1, 2, 0] : vector<6x4x2xf32> to vector<4x2x6xf32>
    return %0, %2 : vector<6x4x2xf32>, vector<4x2x6xf32>
  }
}

// -----
module {
  func.func @swap_extract_slice_transfer_write(%arg0: tensor<8x8xf32>, %arg1: vector<8x4xf32>, %arg2: index, %arg3: tensor<?x?xf32>, %arg4: tensor<8x?xf32>, %arg5: index) -> tensor<8x?xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<8x4xf32>, tensor<8x8xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [8, %arg2] [1, 1] : tensor<8x8xf32> to tensor<8x?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[0, 0] [8, %arg2] [1, 1] : tensor<8x?xf32> into tensor<8x?xf32>
    return %inserted_slice : tensor<8x?xf32>
  }
}

// -----
module {
  func.func @masked(%arg0: memref<16xf32>, %arg1: vector<16xf32>, %arg2: index) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.load %arg0[%c0] : memref<16xf32>, vector<16xf32>
    vector.store %arg1, %arg0[%c0] : memref<16xf32>, vector<16xf32>
    %1 = vector.load %arg0[%c0] : memref<16xf32>, vector<16xf32>
    return %0, %arg1, %arg1, %1 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  }
}

// -----
module {
  func.func @shuffles(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<i32>, %arg3: vector<i32>) -> (vector<4xi32>, vector<4xi32>, vector<5xi32>, vector<2xi32>, vector<4xi32>, vector<4xi32>) {
    %cst = arith.constant dense<[1, 5, 2, 4, 3]> : vector<5xi32>
    %0 = vector.interleave %arg2, %arg3 : vector<i32> -> vector<2xi32>
    %1 = vector.shuffle %arg0, %arg0 [0, 4, 1, 5] : vector<4xi32>, vector<4xi32>
    return %arg0, %arg1, %cst, %0, %1, %1 : vector<4xi32>, vector<4xi32>, vector<5xi32>, vector<2xi32>, vector<4xi32>, vector<4xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x4x3xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %1 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
    return %0, %1, %cst : vector<2x4xf32>, vector<2x4xf32>, f32
  }
}

// -----
module {
  func.func @masks(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    return %arg0, %arg0, %arg0 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @mask_all_true(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: f32) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg2 : memref<?xf32>, vector<4xf32>
    vector.transfer_write %arg1, %arg0[%c0] : vector<4xf32>, memref<?xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @outer(%arg0: vector<4xf32>, %arg1: f32, %arg2: vector<4xf32>, %arg3: vector<4xi1>) -> vector<4xf32> {
    %0 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<add>} : vector<4xf32>, f32
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @vscale(%arg0: vector<[4]xf32>) -> (index, index) {
    %vscale = vector.vscale
    %vscale_0 = vector.vscale
    %0 = arith.addi %vscale, %vscale_0 : index
    return %0, %vscale_0 : index, index
  }
}

// -----
module {
  func.func @elements(%arg0: vector<4xf32>, %arg1: f32, %arg2: vector<f32>) -> (f32, vector<4xf32>, f32, vector<f32>, f32) {
    %cst = arith.constant 4.000000e+00 : f32
    %c3_i32 = arith.constant 3 : i32
    %0 = vector.extractelement %arg0[%c3_i32 : i32] : vector<4xf32>
    %1 = vector.insertelement %arg1, %arg0[%c3_i32 : i32] : vector<4xf32>
    %2 = vector.broadcast %arg1 : f32 to vector<f32>
    return %0, %1, %arg1, %2, %cst : f32, vector<4xf32>, f32, vector<f32>, f32
  }
}

// -----
module {
  func.func @load_store(%arg0: memref<8xf32>, %arg1: index) -> vector<4xf32> {
    %0 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
    vector.store %0, %arg0[%arg1] : memref<8xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @deinterleave(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<8xf32>) {
    %0 = vector.interleave %arg0, %arg1 : vector<4xf32> -> vector<8xf32>
    %res1, %res2 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
    %1 = vector.interleave %res1, %res2 : vector<4xf32> -> vector<8xf32>
    return %res1, %res2, %1 : vector<4xf32>, vector<4xf32>, vector<8xf32>
  }
}

// -----
module {
  func.func @rank_reduced(%arg0: memref<1x4xf32>, %arg1: f32, %arg2: vector<1x1x4xf32>, %arg3: vector<1x4xf32>) -> (vector<4xf32>, vector<4x1x1xf32>, vector<1x1x4xf32>) {
    %0 = vector.shape_cast %arg2 : vector<1x1x4xf32> to vector<4xf32>
    %1 = vector.transpose %arg2, [2, 0, 1] : vector<1x1x4xf32> to vector<4x1x1xf32>
    %2 = vector.broadcast %arg3 : vector<1x4xf32> to vector<1x1x4xf32>
    return %0, %1, %2 : vector<4xf32>, vector<4x1x1xf32>, vector<1x1x4xf32>
  }
}

// -----
module {
  func.func @scan(%arg0: vector<2x3xi32>, %arg1: vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>) {
    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi32>, vector<3xi32>
    return %dest, %accumulated_value : vector<2x3xi32>, vector<3xi32>
  }
}

