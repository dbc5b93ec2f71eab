// RUN: --one-shot-bufferize="bufferize-function-boundaries test-analysis-only dump-alias-sets"
// What each operation reads and writes, and which tensors have the same buffer.
func.func @p_extract_slice(%a: tensor<?xf32>, %i: index) {
  tensor.extract_slice %a[0][%i][1] : tensor<?xf32> to tensor<?xf32>
  return
}
func.func @p_extract(%a: tensor<?xf32>, %i: index) {
  tensor.extract %a[%i] : tensor<?xf32>
  return
}
func.func @p_cast(%a: tensor<?xf32>, %i: index) {
  tensor.cast %a : tensor<?xf32> to tensor<*xf32>
  return
}
func.func @p_collapse(%a: tensor<?x4xf32>, %i: index) {
  tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return
}
func.func @p_expand(%a: tensor<?xf32>, %i: index) {
  tensor.expand_shape %a [[0, 1]] output_shape [4, %i] : tensor<?xf32> into tensor<4x?xf32>
  return
}
func.func @p_reshape(%a: tensor<?xf32>, %i: tensor<1xi32>) {
  tensor.reshape %a(%i) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}
func.func @p_dim(%a: tensor<?xf32>, %i: index) {
  tensor.dim %a, %i : tensor<?xf32>
  return
}
func.func @p_rank(%a: tensor<*xf32>, %i: index) {
  tensor.rank %a : tensor<*xf32>
  return
}
func.func @p_insert(%a: tensor<?xf32>, %f: f32, %i: index) {
  tensor.insert %f into %a[%i] : tensor<?xf32>
  return
}
func.func @p_insert_slice(%a: tensor<?xf32>, %b: tensor<?xf32>, %i: index) {
  tensor.insert_slice %a into %b[%i][%i][1] : tensor<?xf32> into tensor<?xf32>
  return
}
func.func @p_insert_slice_whole(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: index) {
  tensor.insert_slice %a into %b[0][4][1] : tensor<4xf32> into tensor<4xf32>
  return
}
func.func @p_pad(%a: tensor<?xf32>, %f: f32, %i: index) {
  tensor.pad %a low[1] high[1] {
  ^bb0(%x: index):
   tensor.yield %f : f32 } : tensor<?xf32> to tensor<?xf32>
  return
}
func.func @p_soft(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a: tensor<?x5xf32>) outs(%b: tensor<?x5xf32>) -> tensor<?x5xf32>
  return
}
func.func @p_generic(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %d: tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %b: tensor<?xf32>, tensor<?xf32>) outs(%c, %d: tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %x, %z : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  return
}
func.func @p_tr(%a: tensor<?xf32>, %v: vector<4xf32>, %i: index, %f: f32) {
  vector.transfer_read %a[%i], %f : tensor<?xf32>, vector<4xf32>
  return
}
func.func @p_tw(%a: tensor<?xf32>, %v: vector<4xf32>, %i: index, %f: f32) {
  vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<?xf32>
  return
}
func.func @p_tw_whole(%a: tensor<4xf32>, %v: vector<4xf32>, %i: index, %f: f32) { 
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return
}
func.func @p_tw_whole2(%a: tensor<4x1xf32>, %v: vector<4xf32>, %i: index, %f: f32) { 
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<4x1xf32>
  return
}
func.func @p_gather(%a: tensor<?xf32>, %iv: vector<4xi32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>) {
  vector.gather %a[%i] [%iv], %m, %p : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
func.func @p_mask(%a: tensor<?xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %m {
  vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return
}
