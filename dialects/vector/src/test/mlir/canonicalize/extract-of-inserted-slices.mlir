// RUN: --canonicalize
// The element at a position is extracted from the slice that was inserted there last.

func.func @inside(%a: vector<2x2xf32>, %b: vector<4x4xf32>) -> f32 {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract %0[2, 3] : f32 from vector<4x4xf32>
  return %1 : f32
}

func.func @before_first_row(%a: vector<2x2xf32>, %b: vector<4x4xf32>) -> f32 {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract %0[0, 2] : f32 from vector<4x4xf32>
  return %1 : f32
}

func.func @after_last_row(%a: vector<2x2xf32>, %b: vector<4x4xf32>) -> f32 {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract %0[3, 2] : f32 from vector<4x4xf32>
  return %1 : f32
}

func.func @of_lower_rank(%a: vector<3xf32>, %b: vector<4x4xf32>) -> f32 {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 1], strides = [1]} : vector<3xf32> into vector<4x4xf32>
  %1 = vector.extract %0[2, 3] : f32 from vector<4x4xf32>
  return %1 : f32
}

func.func @of_lower_rank_in_other_row(%a: vector<3xf32>, %b: vector<4x4xf32>) -> f32 {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 1], strides = [1]} : vector<3xf32> into vector<4x4xf32>
  %1 = vector.extract %0[1, 3] : f32 from vector<4x4xf32>
  return %1 : f32
}

func.func @whole_row(%a: vector<2x4xf32>, %b: vector<4x4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<4x4xf32>
  return %1 : vector<4xf32>
}

func.func @part_of_row(%a: vector<2x2xf32>, %b: vector<4x4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<4x4xf32>
  return %1 : vector<4xf32>
}

func.func @second_of_two(%a: vector<1x2xf32>, %b: vector<2x2xf32>, %c: vector<4x4xf32>) -> f32 {
  %0 = vector.insert_strided_slice %b, %c {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.insert_strided_slice %a, %0 {offsets = [0, 1], strides = [1, 1]} : vector<1x2xf32> into vector<4x4xf32>
  %2 = vector.extract %1[2, 2] : f32 from vector<4x4xf32>
  return %2 : f32
}
