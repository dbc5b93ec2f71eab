module {
  func.func @masked(%arg0: vector<1x4xf32>, %arg1: vector<4xf32>, %arg2: vector<1x4xi1>) -> vector<4xf32> {
    %0 = vector.shape_cast %arg2 : vector<1x4xi1> to vector<4xi1>
    %1 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4xf32>
    %2 = arith.addf %arg1, %1 : vector<4xf32>
    %3 = arith.select %0, %2, %arg1 : vector<4xi1>, vector<4xf32>
    return %3 : vector<4xf32>
  }
  func.func @masked_element(%arg0: vector<1x1xf32>, %arg1: f32, %arg2: vector<1x1xi1>) -> f32 {
    %0 = vector.extract %arg2[0, 0] : i1 from vector<1x1xi1>
    %1 = vector.extract %arg0[0, 0] : f32 from vector<1x1xf32>
    %2 = arith.mulf %arg1, %1 : f32
    %3 = arith.select %0, %2, %arg1 : f32
    return %3 : f32
  }
  func.func @not_reduced(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
    %0 = arith.addf %arg1, %arg0 : vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @masked_without(%arg0: vector<1xf32>, %arg1: vector<1xi1>) -> f32 {
    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<1xf32> into f32 } : vector<1xi1> -> f32
    return %0 : f32
  }
}

