#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @lin(%arg0: tensor<100x8xf32>) -> tensor<100x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<100x8xf32>) {
    ^bb0(%out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i8
      %3 = arith.sitofp %2 : i8 to f32
      linalg.yield %3 : f32
    } -> tensor<100x8xf32>
    return %0 : tensor<100x8xf32>
  }
  func.func @lin2(%arg0: memref<?x8xf32>) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : memref<?x8xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 1 : index
      %1 = arith.index_castui %0 : index to i8
      %2 = arith.uitofp %1 : i8 to f32
      linalg.yield %2 : f32
    }
    return
  }
  func.func @sc(%arg0: vector<4xi8>) -> vector<2x2xi32> {
    %0 = vector.shape_cast %arg0 : vector<4xi8> to vector<2x2xi8>
    %1 = arith.extsi %0 : vector<2x2xi8> to vector<2x2xi32>
    return %1 : vector<2x2xi32>
  }
  func.func @sc2(%arg0: vector<4xi8>) -> vector<2x2xi16> {
    %0 = vector.shape_cast %arg0 : vector<4xi8> to vector<2x2xi8>
    %1 = arith.extui %0 : vector<2x2xi8> to vector<2x2xi32>
    %2 = arith.trunci %1 : vector<2x2xi32> to vector<2x2xi16>
    return %2 : vector<2x2xi16>
  }
  func.func @ins(%arg0: vector<4x2xi16>, %arg1: vector<2xi16>) -> vector<4x2xi32> {
    %0 = vector.insert %arg1, %arg0 [1] : vector<2xi16> into vector<4x2xi16>
    %1 = arith.extsi %0 : vector<4x2xi16> to vector<4x2xi32>
    return %1 : vector<4x2xi32>
  }
}

