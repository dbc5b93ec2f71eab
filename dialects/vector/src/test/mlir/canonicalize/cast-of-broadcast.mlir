// RUN: --mlir-version=19.1 --canonicalize
func.func @a(%a: vector<4xf32>) -> vector<2x4x4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<8x4xf32>
  %1 = vector.shape_cast %0 : vector<8x4xf32> to vector<2x4x4xf32>
  return %1 : vector<2x4x4xf32>
}
func.func @b(%a: vector<1x4xf32>) -> vector<1x8x4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<8x4xf32>
  %1 = vector.shape_cast %0 : vector<8x4xf32> to vector<1x8x4xf32>
  return %1 : vector<1x8x4xf32>
}
func.func @c(%a: vector<1x4xf32>) -> vector<8x4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<8x1x4xf32>
  %1 = vector.shape_cast %0 : vector<8x1x4xf32> to vector<8x4xf32>
  return %1 : vector<8x4xf32>
}
func.func @d(%a: vector<1x4xf32>) -> vector<2x4x1x4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<8x1x4xf32>
  %1 = vector.shape_cast %0 : vector<8x1x4xf32> to vector<2x4x1x4xf32>
  return %1 : vector<2x4x1x4xf32>
}
func.func @e(%a: f32) -> vector<2x4x4xf32> {
  %0 = vector.broadcast %a : f32 to vector<8x4xf32>
  %1 = vector.shape_cast %0 : vector<8x4xf32> to vector<2x4x4xf32>
  return %1 : vector<2x4x4xf32>
}
func.func @f(%a: vector<f32>) -> vector<2x4x4xf32> {
  %0 = vector.broadcast %a : vector<f32> to vector<8x4xf32>
  %1 = vector.shape_cast %0 : vector<8x4xf32> to vector<2x4x4xf32>
  return %1 : vector<2x4x4xf32>
}
func.func @g(%a: vector<1x1xf32>) -> vector<2x4x4xf32> {
  %0 = vector.broadcast %a : vector<1x1xf32> to vector<8x4xf32>
  %1 = vector.shape_cast %0 : vector<8x4xf32> to vector<2x4x4xf32>
  return %1 : vector<2x4x4xf32>
}
func.func @h(%a: vector<1xf32>) -> vector<8xf32> {
  %0 = vector.broadcast %a : vector<1xf32> to vector<1x8xf32>
  %1 = vector.shape_cast %0 : vector<1x8xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
