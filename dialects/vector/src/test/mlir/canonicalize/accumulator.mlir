// RUN: --canonicalize
// REFERENCE: loses the accumulator where the mask is not set, and if a vector of one dimension is not reduced; without an
// accumulator, the result is the neutral value where the mask is not set, not the element
func.func @masked(%v: vector<1x4xf32>, %acc: vector<4xf32>, %m: vector<1x4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %acc [0] : vector<1x4xf32> to vector<4xf32> } : vector<1x4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @masked_element(%v: vector<1x1xf32>, %acc: f32, %m: vector<1x1xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <mul>, %v, %acc [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  return %0 : f32
}
func.func @not_reduced(%v: vector<4xf32>, %acc: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [] : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @masked_without(%v: vector<1xf32>, %m: vector<1xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0 : f32
}
