// RUN: --linalg-inline-scalar-operands

#m = affine_map<(d0) -> (d0)>
#z = affine_map<(d0) -> ()>
#k = affine_map<(d0) -> (0)>
#k2 = affine_map<(d0) -> (0, 2)>
func.func @a(%s: tensor<f32>, %v: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.generic {indexing_maps=[#z, #m, #m], iterator_types=["parallel"]} ins(%s, %v : tensor<f32>, tensor<4xf32>) outs(%0: tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %a = arith.addf %x, %y : f32
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @b(%s: tensor<1xf32>, %t: tensor<1x3xf32>, %v: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.generic {doc = "d", indexing_maps=[#k, #m, #k2, #m], iterator_types=["parallel"]} ins(%s, %v, %t : tensor<1xf32>, tensor<4xf32>, tensor<1x3xf32>) outs(%0: tensor<4xf32>) attrs = {x} {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %i = linalg.index 0 : index
    %a = arith.addf %x, %y : f32
    %b = arith.addf %a, %z : f32
    linalg.yield %b : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @c(%s: memref<f32>, %v: memref<4xf32>) {
  linalg.generic {indexing_maps=[#z, #m], iterator_types=["parallel"]} ins(%s : memref<f32>) outs(%v: memref<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @e(%v: tensor<4xf32>, %s: tensor<f32>) -> tensor<f32> {
  %1 = linalg.generic {indexing_maps=[#m, #z], iterator_types=["reduction"]} ins(%v : tensor<4xf32>) outs(%s: tensor<f32>) {
  ^bb0(%x: f32, %o: f32):
    %a = arith.addf %x, %o : f32
    linalg.yield %a : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
