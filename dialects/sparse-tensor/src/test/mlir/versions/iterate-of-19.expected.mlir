#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: tensor<4x8xf32, #sparse>, %arg1: index) -> (index, f32) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %1:2 = sparse_tensor.iterate %arg6 in %0 at(%arg4, %arg5) iter_args(%arg2 = %c0, %arg3 = %cst) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> (index, f32) {
      %2 = arith.addi %arg2, %arg4 : index
      %3 = arith.addi %2, %arg5 : index
      sparse_tensor.yield %3, %arg3 : index, f32
    }
    return %1#0, %1#1 : index, f32
  }
}

