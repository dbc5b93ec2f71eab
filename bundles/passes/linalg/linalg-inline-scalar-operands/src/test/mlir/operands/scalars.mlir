// RUN: --linalg-inline-scalar-operands

#m = affine_map<(d0) -> (d0)>
#z = affine_map<(d0) -> ()>
#k = affine_map<(d0) -> (0)>
#k2 = affine_map<(d0) -> (0, 2)>
func.func @d(%s: f32, %v: tensor<4xf32>) -> tensor<4xf32> {
  %1 = linalg.generic {indexing_maps=[#z, #m], iterator_types=["parallel"]} ins(%s : f32) outs(%v: tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
