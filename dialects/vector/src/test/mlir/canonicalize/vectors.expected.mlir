module {
  func.func @casts(%arg0: vector<4x2xf32>, %arg1: f32, %arg2: vector<f32>) -> (vector<4x2xf32>, vector<8xf32>, vector<2x3xf32>, vector<1xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xi32>) {
    %0 = vector.shape_cast %arg0 : vector<4x2xf32> to vector<8xf32>
    %1 = vector.broadcast %arg1 : f32 to vector<2x3xf32>
    %2 = vector.broadcast %arg1 : f32 to vector<1xf32>
    %3 = vector.broadcast %arg1 : f32 to vector<2x4xf32>
    %4 = vector.bitcast %arg0 : vector<4x2xf32> to vector<4x2xi32>
    return %arg0, %0, %1, %2, %arg0, %3, %4 : vector<4x2xf32>, vector<8xf32>, vector<2x3xf32>, vector<1xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xi32>
  }
}

// -----
module {
  func.func @extracts(%arg0: vector<4x2x3xf32>, %arg1: f32, %arg2: vector<2x3xf32>, %arg3: index) -> (vector<3xf32>, f32, vector<2x3xf32>, f32, f32, vector<3xf32>, f32, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = vector.extract %arg0[1, 1] : vector<3xf32> from vector<4x2x3xf32>
    %1 = vector.extract %arg0[1, 1, 2] : f32 from vector<4x2x3xf32>
    %2 = vector.extract %arg2[1, 1] : f32 from vector<2x3xf32>
    %3 = vector.extract %arg0[1, 1, 1] : f32 from vector<4x2x3xf32>
    %4 = vector.extract %arg0[2, 1] : vector<3xf32> from vector<4x2x3xf32>
    %5 = vector.extract %arg2[1, 2] : f32 from vector<2x3xf32>
    return %0, %1, %arg2, %2, %3, %4, %5, %cst : vector<3xf32>, f32, vector<2x3xf32>, f32, f32, vector<3xf32>, f32, f32
  }
}

// -----
module {
  func.func @transposed(%arg0: vector<2x4xf32>, %arg1: f32, %arg2: vector<4xf32>, %arg3: index) -> (f32, f32, vector<2xf32>) {
    %0 = vector.insert %arg2, %arg0 [1] : vector<4xf32> into vector<2x4xf32>
    %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %2 = vector.extract %arg2[2] : f32 from vector<4xf32>
    %3 = vector.extract %arg0[0, 2] : f32 from vector<2x4xf32>
    %4 = vector.extract %1[2] : vector<2xf32> from vector<4x2xf32>
    return %2, %3, %4 : f32, f32, vector<2xf32>
  }
}

// -----
module {
  func.func @masks(%arg0: memref<16xf32>, %arg1: vector<16xf32>, %arg2: index, %arg3: vector<16xi32>, %arg4: tensor<16xf32>, %arg5: f32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<4x4xi1>, vector<[4]xi1>) {
    %cst = arith.constant dense<true> : vector<[4]xi1>
    %c0 = arith.constant 0 : index
    %0 = vector.load %arg0[%arg2] : memref<16xf32>, vector<16xf32>
    %1 = vector.load %arg0[%arg2] : memref<16xf32>, vector<16xf32>
    vector.store %arg1, %arg0[%arg2] : memref<16xf32>, vector<16xf32>
    %2 = vector.transfer_read %arg4[%c0], %arg5 {in_bounds = [true]} : tensor<16xf32>, vector<16xf32>
    %3 = vector.constant_mask [4, 2] : vector<4x4xi1>
    return %0, %arg1, %1, %arg1, %2, %3, %cst : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<4x4xi1>, vector<[4]xi1>
  }
}

// -----
module {
  func.func @transfers(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>, %arg3: f32, %arg4: memref<4x4xf32>) -> (vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = vector.transfer_write %arg2, %arg0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %1 = vector.transfer_write %arg2, %0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %2 = vector.transfer_read %arg4[%c0, %c1], %arg3 : memref<4x4xf32>, vector<4xf32>
    return %arg1, %1, %arg0, %2 : vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @constants(%arg0: f32) -> (vector<4xf32>, vector<2x2xf32>, vector<4xindex>, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<4xi32>) {
    %cst = arith.constant dense<[1, 1, 3, 4]> : vector<4xi32>
    %cst_0 = arith.constant dense<1.000000e+00> : vector<4xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : vector<2x2xf32>
    %0 = vector.step : vector<4xindex>
    %1 = vector.broadcast %arg0 : f32 to vector<4xf32>
    return %cst_0, %cst_1, %0, %arg0, %arg0, %cst_1, %1, %cst : vector<4xf32>, vector<2x2xf32>, vector<4xindex>, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<4xi32>
  }
}

// -----
module {
  func.func @slices(%arg0: vector<4x8xf32>, %arg1: vector<2x8xf32>) -> (vector<4x8xf32>, vector<2x8xf32>, vector<8xf32>, f32) {
    %0 = vector.extract %arg0[2] : vector<8xf32> from vector<4x8xf32>
    %1 = vector.extract %arg0[2, 3] : f32 from vector<4x8xf32>
    return %arg0, %arg1, %0, %1 : vector<4x8xf32>, vector<2x8xf32>, vector<8xf32>, f32
  }
}

// -----
module {
  func.func @red(%arg0: vector<1xf32>, %arg1: f32, %arg2: vector<f32>, %arg3: vector<2x1x3xf32>, %arg4: vector<2x3xf32>) -> (f32, f32, vector<2x3xf32>) {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %2 = arith.mulf %1, %arg1 : f32
    %3 = vector.shape_cast %arg3 : vector<2x1x3xf32> to vector<2x3xf32>
    %4 = arith.addf %arg4, %3 : vector<2x3xf32>
    return %0, %2, %4 : f32, f32, vector<2x3xf32>
  }
}

// -----
module {
  func.func @mask_op(%arg0: vector<4xf32>, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: f32) -> (vector<4xf32>, f32) {
    %0 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
    return %arg0, %0 : vector<4xf32>, f32
  }
}

// -----
module {
  func.func @shuffles(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: f32) -> (vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>) {
    %cst = arith.constant dense<[2.000000e+00, 5.000000e+00]> : vector<2xf32>
    %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
    return %arg0, %arg1, %cst, %0 : vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
}

// -----
module {
  func.func @reductions(%arg0: vector<1xi32>, %arg1: i32, %arg2: vector<f32>, %arg3: f32) -> (i32, f32, i32, f32) {
    %0 = vector.extract %arg0[0] : i32 from vector<1xi32>
    %1 = arith.maxsi %0, %arg1 : i32
    %2 = vector.extract %arg2[] : f32 from vector<f32>
    %3 = arith.minnumf %2, %arg3 : f32
    %4 = vector.extract %arg0[0] : i32 from vector<1xi32>
    %5 = arith.muli %4, %arg1 : i32
    %6 = vector.extract %arg2[] : f32 from vector<f32>
    %7 = arith.addf %6, %arg3 fastmath<nnan> : f32
    return %1, %3, %5, %7 : i32, f32, i32, f32
  }
}

// -----
module {
  func.func @full_mask(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: memref<4xf32>, %arg3: index, %arg4: f32) -> vector<4xf32> {
    %0 = vector.transfer_read %arg2[%arg3], %arg4 : memref<4xf32>, vector<4xf32>
    vector.transfer_write %arg0, %arg2[%arg3] : vector<4xf32>, memref<4xf32>
    return %0 : vector<4xf32>
  }
}

