// RUN: --mlir-version=19.1 --canonicalize
#BSD = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : dense, i mod 2 : dense, j mod 3 : dense)}>
#N24 = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])}>
#CSR0 = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32}>
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#CSC = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed)}>
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)}>
#BSR_ID = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2: dense, d3: dense)}>
#COO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#COOU = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))}>
func.func @convert(%a: tensor<4x?xf32, #CSR>, %b: tensor<4x?xf32>) -> (tensor<4x?xf32, #CSR>, tensor<4x?xf32>, tensor<4x?xf32, #CSR>) {
  %0 = sparse_tensor.convert %a : tensor<4x?xf32, #CSR> to tensor<4x?xf32, #CSR>
  %1 = sparse_tensor.convert %b : tensor<4x?xf32> to tensor<4x?xf32>
  %2 = sparse_tensor.convert %a : tensor<4x?xf32, #CSR> to tensor<4x?xf32>
  %3 = sparse_tensor.convert %2 : tensor<4x?xf32> to tensor<4x?xf32, #CSR>
  return %0, %1, %3 : tensor<4x?xf32, #CSR>, tensor<4x?xf32>, tensor<4x?xf32, #CSR>
}
func.func @reinterpret(%a: tensor<6x6xf32, #BSR>, %b: tensor<3x2x2x3xf32, #BSR_ID>) -> (tensor<6x6xf32, #BSR>, tensor<6x6xf32, #BSR>, tensor<3x2x2x3xf32, #BSR_ID>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<6x6xf32, #BSR> to tensor<6x6xf32, #BSR>
  %1 = sparse_tensor.reinterpret_map %a : tensor<6x6xf32, #BSR> to tensor<3x2x2x3xf32, #BSR_ID>
  %2 = sparse_tensor.reinterpret_map %1 : tensor<3x2x2x3xf32, #BSR_ID> to tensor<6x6xf32, #BSR>
  %3 = sparse_tensor.reinterpret_map %b : tensor<3x2x2x3xf32, #BSR_ID> to tensor<6x6xf32, #BSR>
  %4 = sparse_tensor.reinterpret_map %3 : tensor<6x6xf32, #BSR> to tensor<3x2x2x3xf32, #BSR_ID>
  return %0, %2, %4 : tensor<6x6xf32, #BSR>, tensor<6x6xf32, #BSR>, tensor<3x2x2x3xf32, #BSR_ID>
}
func.func @lvl(%a: tensor<4x?xf32, #CSR>, %c: tensor<4x?xf32, #CSC>, %b: tensor<6x?xf32, #BSR>, %i: index) -> (index, index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<4x?xf32, #CSR>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<4x?xf32, #CSR>
  %2 = sparse_tensor.lvl %c, %c0 : tensor<4x?xf32, #CSC>
  %3 = sparse_tensor.lvl %c, %c1 : tensor<4x?xf32, #CSC>
  %4 = sparse_tensor.lvl %b, %c0 : tensor<6x?xf32, #BSR>
  %5 = sparse_tensor.lvl %b, %c1 : tensor<6x?xf32, #BSR>
  %6 = sparse_tensor.lvl %b, %c2 : tensor<6x?xf32, #BSR>
  %7 = sparse_tensor.lvl %b, %c3 : tensor<6x?xf32, #BSR>
  %8 = sparse_tensor.lvl %a, %i : tensor<4x?xf32, #CSR>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index, index, index, index
}
func.func @dead_lvl(%a: tensor<4x?xf32, #CSR>, %b: tensor<4x?xf32>, %i: index) {
  %1 = sparse_tensor.lvl %a, %i : tensor<4x?xf32, #CSR>
  return
}
func.func @crd(%a: index, %b: index, %i: index, %j: index, %k: index, %l: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %0, %1 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #CSR : index, index
  %2, %3 = sparse_tensor.crd_translate lvl_to_dim [%a, %b] as #CSR : index, index
  %4, %5 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #CSC : index, index
  %6, %7 = sparse_tensor.crd_translate lvl_to_dim [%4, %5] as #CSC : index, index
  %8, %9, %10, %11 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #BSR : index, index, index, index
  %12, %13 = sparse_tensor.crd_translate lvl_to_dim [%8, %9, %10, %11] as #BSR : index, index
  %14, %15 = sparse_tensor.crd_translate lvl_to_dim [%9, %8, %10, %11] as #BSR : index, index
  %16, %17 = sparse_tensor.crd_translate lvl_to_dim [%i, %j, %k, %l] as #BSR : index, index
  %18, %19, %20, %21 = sparse_tensor.crd_translate dim_to_lvl [%16, %17] as #BSR : index, index, index, index
  return %0, %1, %2, %3, %4, %6, %7, %12, %13, %14, %18, %19, %20, %21 : index, index, index, index, index, index, index, index, index, index, index, index, index, index
}
func.func @crd_other(%a: index, %b: index) -> (index, index, index) {
  %4, %5 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #CSC : index, index
  %6, %7 = sparse_tensor.crd_translate dim_to_lvl [%4, %5] as #CSC : index, index
  %8, %9 = sparse_tensor.crd_translate lvl_to_dim [%5, %4] as #CSC : index, index
  return %6, %7, %8 : index, index, index
}
func.func @coo(%a: tensor<?x?xf32, #COO>, %b: tensor<?x?xf32, #COOU>) -> (tensor<?x?xf32, #COO>, tensor<?x?xf32, #COO>) {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf32, #COO> to tensor<?x?xf32, #COO>
  %1 = sparse_tensor.reorder_coo quick_sort %b : tensor<?x?xf32, #COOU> to tensor<?x?xf32, #COO>
  return %0, %1 : tensor<?x?xf32, #COO>, tensor<?x?xf32, #COO>
}
func.func @spec(%s: !sparse_tensor.storage_specifier<#CSR>, %n: index, %m: index) -> (index, index, index, index, index, index) {
  %s1 = sparse_tensor.storage_specifier.set %s val_mem_sz with %n : !sparse_tensor.storage_specifier<#CSR>
  %s2 = sparse_tensor.storage_specifier.set %s1 lvl_sz at 0 with %m : !sparse_tensor.storage_specifier<#CSR>
  %s3 = sparse_tensor.storage_specifier.set %s2 lvl_sz at 1 with %n : !sparse_tensor.storage_specifier<#CSR>
  %0 = sparse_tensor.storage_specifier.get %s1 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.get %s2 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.get %s3 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.get %s3 lvl_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.get %s3 pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %5 = sparse_tensor.storage_specifier.get %s lvl_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
func.func @iterate(%sp : tensor<4x8xf32, #CSR>, %i : index) -> index {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  %r1 = sparse_tensor.iterate %it1 in %l1 at(%crd0, %crd1) iter_args(%outer = %i): !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    %k = arith.addi %crd1, %outer : index
    sparse_tensor.yield %k : index
  }
  return %r1 : index
}
func.func @iterate_none(%sp : tensor<4x8xf32, #CSR>, %i : index) -> index {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  %r1 = sparse_tensor.iterate %it1 in %l1 at(%crd0, %crd1) iter_args(%outer = %i): !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    sparse_tensor.yield %outer : index
  }
  return %r1 : index
}
func.func @crd_blocks(%a: index, %b: index, %i: index, %j: index, %k: index, %l: index) -> (index, index, index, index, index) {
  %8, %9, %10, %11 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #BSR : index, index, index, index
  %12, %13 = sparse_tensor.crd_translate lvl_to_dim [%8, %9, %10, %11] as #BSD : index, index
  %14, %15, %16 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #N24 : index, index, index
  %17, %18 = sparse_tensor.crd_translate lvl_to_dim [%16, %15, %14] as #N24 : index, index
  %19, %20 = sparse_tensor.crd_translate lvl_to_dim [%14, %14, %14] as #N24 : index, index
  return %12, %13, %17, %18, %19 : index, index, index, index, index
}
func.func @iterate_static(%sp : tensor<4x8xf32, #CSR0>, %i : index, %j: index) -> (index, index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR0> -> !sparse_tensor.iter_space<#CSR0, lvls = 0 to 2>
  %r1:2 = sparse_tensor.iterate %it1 in %l1 at(%crd0, %crd1) iter_args(%outer = %i, %o2 = %j): !sparse_tensor.iter_space<#CSR0, lvls = 0 to 2> -> (index, index) {
    %k = arith.addi %crd0, %outer : index
    sparse_tensor.yield %k, %o2 : index, index
  }
  return %r1#0, %r1#1 : index, index
}
