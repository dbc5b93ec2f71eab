module {
  func.func @inside(%arg0: vector<2x2xf32>, %arg1: vector<4x4xf32>) -> f32 {
    %0 = vector.extract %arg0[1, 1] : f32 from vector<2x2xf32>
    return %0 : f32
  }
  func.func @before_first_row(%arg0: vector<2x2xf32>, %arg1: vector<4x4xf32>) -> f32 {
    %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %1 = vector.extract %0[0, 2] : f32 from vector<4x4xf32>
    return %1 : f32
  }
  func.func @after_last_row(%arg0: vector<2x2xf32>, %arg1: vector<4x4xf32>) -> f32 {
    %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %1 = vector.extract %0[3, 2] : f32 from vector<4x4xf32>
    return %1 : f32
  }
  func.func @of_lower_rank(%arg0: vector<3xf32>, %arg1: vector<4x4xf32>) -> f32 {
    %0 = vector.extract %arg0[2] : f32 from vector<3xf32>
    return %0 : f32
  }
  func.func @of_lower_rank_in_other_row(%arg0: vector<3xf32>, %arg1: vector<4x4xf32>) -> f32 {
    %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [2, 1], strides = [1]} : vector<3xf32> into vector<4x4xf32>
    %1 = vector.extract %0[1, 3] : f32 from vector<4x4xf32>
    return %1 : f32
  }
  func.func @whole_row(%arg0: vector<2x4xf32>, %arg1: vector<4x4xf32>) -> vector<4xf32> {
    %0 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
    return %0 : vector<4xf32>
  }
  func.func @part_of_row(%arg0: vector<2x2xf32>, %arg1: vector<4x4xf32>) -> vector<4xf32> {
    %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %1 = vector.extract %0[2] : vector<4xf32> from vector<4x4xf32>
    return %1 : vector<4xf32>
  }
  func.func @second_of_two(%arg0: vector<1x2xf32>, %arg1: vector<2x2xf32>, %arg2: vector<4x4xf32>) -> f32 {
    %0 = vector.extract %arg1[1, 1] : f32 from vector<2x2xf32>
    return %0 : f32
  }
}

