module {
  func.func @a(%arg0: vector<4xf32>) -> vector<2x4x4xf32> {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4x4xf32>
    return %0 : vector<2x4x4xf32>
  }
  func.func @b(%arg0: vector<1x4xf32>) -> vector<1x8x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<8x4xf32>
    %1 = vector.shape_cast %0 : vector<8x4xf32> to vector<1x8x4xf32>
    return %1 : vector<1x8x4xf32>
  }
  func.func @c(%arg0: vector<1x4xf32>) -> vector<8x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<8x1x4xf32>
    %1 = vector.shape_cast %0 : vector<8x1x4xf32> to vector<8x4xf32>
    return %1 : vector<8x4xf32>
  }
  func.func @d(%arg0: vector<1x4xf32>) -> vector<2x4x1x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<2x4x1x4xf32>
    return %0 : vector<2x4x1x4xf32>
  }
  func.func @e(%arg0: f32) -> vector<2x4x4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<2x4x4xf32>
    return %0 : vector<2x4x4xf32>
  }
  func.func @f(%arg0: vector<f32>) -> vector<2x4x4xf32> {
    %0 = vector.broadcast %arg0 : vector<f32> to vector<2x4x4xf32>
    return %0 : vector<2x4x4xf32>
  }
  func.func @g(%arg0: vector<1x1xf32>) -> vector<2x4x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<8x4xf32>
    %1 = vector.shape_cast %0 : vector<8x4xf32> to vector<2x4x4xf32>
    return %1 : vector<2x4x4xf32>
  }
  func.func @h(%arg0: vector<1xf32>) -> vector<8xf32> {
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<1x8xf32>
    %1 = vector.shape_cast %0 : vector<1x8xf32> to vector<8xf32>
    return %1 : vector<8xf32>
  }
}

