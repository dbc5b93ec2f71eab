// RUN: --convert-linalg-to-parallel-loops
// Sizes come from the first operand that has the dimension; unused loads and sizes disappear.
#m = affine_map<(i,j,k) -> (i+j, 2*k)>
#n = affine_map<(i,j,k) -> (k, i)>
#o = affine_map<(i,j,k) -> (j)>
func.func @f(%a: memref<?x?xf32>, %b: memref<?x8xf32>, %c: memref<?xf32>, %s: f32, %z: memref<f32>, %t1: memref<?x?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x8xf32>) outs(%a : memref<?x?xf32>)
  linalg.generic {indexing_maps = [#m, #n, affine_map<(i,j,k) -> ()>, #o], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %s : memref<?x?xf32>, memref<?x8xf32>, f32) outs(%c : memref<?xf32>) { ^bb0(%x: f32, %y: f32, %q: f32, %w: f32): 
    %i = linalg.index 2 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %l = arith.addf %k, %q : f32
    linalg.yield %l : f32 }
  linalg.fill ins(%s : f32) outs(%z : memref<f32>)
  linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>, dilations = dense<3> : tensor<1xi64>} ins(%t1, %t1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%t1 : memref<?x?x?xf32>)
  return
}
func.func @tensors_stay(%t: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @other_operations(%a: memref<4x8xf32>, %b: memref<8xf32>, %c: memref<8x4xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x8xf32>) outs(%b : memref<8xf32>) dimensions = [0]
  linalg.map { arith.mulf } ins(%b, %b : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  linalg.broadcast ins(%b : memref<8xf32>) outs(%a : memref<4x8xf32>) dimensions = [0]
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%c : memref<8x4xf32>) permutation = [1, 0]
  return
}
