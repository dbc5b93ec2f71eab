#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
#sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
module {
  func.func @convert(%arg0: tensor<4x?xf32, #sparse>, %arg1: tensor<4x?xf32>) -> (tensor<4x?xf32, #sparse>, tensor<4x?xf32>, tensor<4x?xf32, #sparse>) {
    %0 = sparse_tensor.convert %arg0 : tensor<4x?xf32, #sparse> to tensor<4x?xf32>
    %1 = sparse_tensor.convert %0 : tensor<4x?xf32> to tensor<4x?xf32, #sparse>
    return %arg0, %arg1, %1 : tensor<4x?xf32, #sparse>, tensor<4x?xf32>, tensor<4x?xf32, #sparse>
  }
  func.func @reinterpret(%arg0: tensor<6x6xf32, #sparse1>, %arg1: tensor<3x2x2x3xf32, #sparse2>) -> (tensor<6x6xf32, #sparse1>, tensor<6x6xf32, #sparse1>, tensor<3x2x2x3xf32, #sparse2>) {
    return %arg0, %arg0, %arg1 : tensor<6x6xf32, #sparse1>, tensor<6x6xf32, #sparse1>, tensor<3x2x2x3xf32, #sparse2>
  }
  func.func @lvl(%arg0: tensor<4x?xf32, #sparse>, %arg1: tensor<4x?xf32, #sparse3>, %arg2: tensor<6x?xf32, #sparse1>, %arg3: index) -> (index, index, index, index, index, index, index, index, index) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = sparse_tensor.lvl %arg0, %c1 : tensor<4x?xf32, #sparse>
    %1 = sparse_tensor.lvl %arg1, %c0 : tensor<4x?xf32, #sparse3>
    %2 = sparse_tensor.lvl %arg2, %c1 : tensor<6x?xf32, #sparse1>
    %3 = sparse_tensor.lvl %arg0, %arg3 : tensor<4x?xf32, #sparse>
    return %c4, %0, %1, %c4, %c3, %2, %c2, %c3, %3 : index, index, index, index, index, index, index, index, index
  }
  func.func @dead_lvl(%arg0: tensor<4x?xf32, #sparse>, %arg1: tensor<4x?xf32>, %arg2: index) {
    return
  }
  func.func @crd(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
    %0:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse1 : index, index, index, index
    %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%0#1, %0#0, %0#2, %0#3] as #sparse1 : index, index
    return %arg0, %arg1, %arg0, %arg1, %arg1, %arg0, %arg1, %arg0, %arg1, %1#0, %arg2, %arg3, %arg4, %arg5 : index, index, index, index, index, index, index, index, index, index, index, index, index, index
  }
  func.func @crd_other(%arg0: index, %arg1: index) -> (index, index, index) {
    return %arg0, %arg1, %arg1 : index, index, index
  }
  func.func @coo(%arg0: tensor<?x?xf32, #sparse4>, %arg1: tensor<?x?xf32, #sparse5>) -> (tensor<?x?xf32, #sparse4>, tensor<?x?xf32, #sparse4>) {
    %0 = sparse_tensor.reorder_coo  quick_sort %arg1 : tensor<?x?xf32, #sparse5> to tensor<?x?xf32, #sparse4>
    return %arg0, %0 : tensor<?x?xf32, #sparse4>, tensor<?x?xf32, #sparse4>
  }
  func.func @spec(%arg0: !sparse_tensor.storage_specifier<#sparse6>, %arg1: index, %arg2: index) -> (index, index, index, index, index, index) {
    %0 = sparse_tensor.storage_specifier.set %arg0  val_mem_sz with %arg1 : !sparse_tensor.storage_specifier<#sparse6>
    %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg2 : !sparse_tensor.storage_specifier<#sparse6>
    %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse6>
    %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse6>
    %4 = sparse_tensor.storage_specifier.get %arg0  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse6>
    return %arg1, %arg1, %arg2, %arg1, %3, %4 : index, index, index, index, index, index
  }
  func.func @iterate(%arg0: tensor<4x8xf32, #sparse>, %arg1: index) -> index {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %1 = sparse_tensor.iterate %arg2 in %0 at(_, %arg3) iter_args(%arg4 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> -> (index) {
      %2 = arith.addi %arg3, %arg4 : index
      sparse_tensor.yield %2 : index
    }
    return %1 : index
  }
  func.func @iterate_none(%arg0: tensor<4x8xf32, #sparse>, %arg1: index) -> index {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %1 = sparse_tensor.iterate %arg2 in %0 iter_args(%arg3 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2> -> (index) {
      sparse_tensor.yield %arg3 : index
    }
    return %1 : index
  }
  func.func @crd_blocks(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index, index) {
    %0:3 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse7 : index, index, index
    %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%0#2, %0#1, %0#0] as #sparse7 : index, index
    %2:2 = sparse_tensor.crd_translate  lvl_to_dim[%0#0, %0#0, %0#0] as #sparse7 : index, index
    return %arg0, %arg1, %1#0, %1#1, %2#0 : index, index, index, index, index
  }
  func.func @iterate_static(%arg0: tensor<4x8xf32, #sparse8>, %arg1: index, %arg2: index) -> (index, index) {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse8> -> !sparse_tensor.iter_space<#sparse8, lvls = 0 to 2>
    %1:2 = sparse_tensor.iterate %arg3 in %0 at(%arg4, _) iter_args(%arg5 = %arg1, %arg6 = %arg2) : !sparse_tensor.iter_space<#sparse8, lvls = 0 to 2> -> (index, index) {
      %2 = arith.addi %arg4, %arg5 : index
      sparse_tensor.yield %2, %arg6 : index, index
    }
    return %1#0, %1#1 : index, index
  }
}

