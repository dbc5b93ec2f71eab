// RUN: --mlir-print-op-generic
// The arguments of the region: the values of the last iteration, the coordinates, the position.
#csr = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @f(%t: tensor<4x8xf32, #csr>, %i1: index) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<4x8xf32, #csr> -> !sparse_tensor.iter_space<#csr, lvls = 0 to 2>
  %r:2 = sparse_tensor.iterate %it in %s at(%a, %b) iter_args(%x = %c0, %y = %f0) : !sparse_tensor.iter_space<#csr, lvls = 0 to 2> -> (index, f32) {
    %z = arith.addi %x, %a : index
    %w = arith.addi %z, %b : index
    sparse_tensor.yield %w, %y : index, f32
  }
  return %r#0, %r#1 : index, f32
}
