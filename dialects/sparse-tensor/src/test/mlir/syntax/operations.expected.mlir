#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonunique, nonordered)), posWidth = 32, crdWidth = 16 }>
#sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
#sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : dense) }>
#sparse8 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 + s0 : dense, d1 : compressed) }>
#sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.000000e+00 : f64, implicitVal = 0.000000e+00 : f64 }>
#sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton(nonunique, nonordered, soa)) }>
module {
  func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: tensor<4x8xf64, #sparse1>, %arg2: tensor<4x4xf64, #sparse2>, %arg3: tensor<4x8xf64>, %arg4: index, %arg5: f64, %arg6: memref<?xf64>, %arg7: memref<?xi1>, %arg8: memref<?xindex>, %arg9: tensor<?xf64>, %arg10: tensor<?xindex>, %arg11: tensor<?xi32>, %arg12: i64) {
    %0 = sparse_tensor.convert %arg3 : tensor<4x8xf64> to tensor<4x8xf64, #sparse>
    %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
    %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
    %3 = sparse_tensor.values %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>
    %4 = sparse_tensor.coordinates_buffer %arg1 : tensor<4x8xf64, #sparse1> to memref<?xindex>
    %5 = sparse_tensor.slice.offset %arg2 at 1 : tensor<4x4xf64, #sparse2>
    %6 = sparse_tensor.slice.stride %arg2 at 0 : tensor<4x4xf64, #sparse2>
    %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse3>
    %8 = sparse_tensor.storage_specifier.init with %7 : from !sparse_tensor.storage_specifier<#sparse3> to !sparse_tensor.storage_specifier<#sparse3>
    %9 = sparse_tensor.storage_specifier.get %7  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse3>
    %10 = sparse_tensor.storage_specifier.set %7  val_mem_sz with %arg4 {a} : !sparse_tensor.storage_specifier<#sparse3>
    %11 = sparse_tensor.lvl %arg0, %arg4 : tensor<4x8xf64, #sparse>
    %12 = sparse_tensor.number_of_entries %arg0 : tensor<4x8xf64, #sparse>
    %13 = sparse_tensor.load %arg0 hasInserts : tensor<4x8xf64, #sparse>
    sparse_tensor.out %arg0, %arg4 : tensor<4x8xf64, #sparse>, index
    sparse_tensor.print %arg0 : tensor<4x8xf64, #sparse>
    %outBuffer, %newSize = sparse_tensor.push_back %arg4, %arg6, %arg5 : index, memref<?xf64>, f64
    %outBuffer_0, %newSize_1 = sparse_tensor.push_back inbounds %arg4, %arg6, %arg5, %arg4 : index, memref<?xf64>, f64, index
    %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<4x8xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %14 = sparse_tensor.compress %values, %filled, %added, %count into %arg0[%arg4] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x8xf64, #sparse>
    %15 = sparse_tensor.concatenate %arg0, %arg3 {dimension = 0 : index} : tensor<4x8xf64, #sparse>, tensor<4x8xf64> to tensor<8x8xf64>
    %16:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg4, %arg4] as #sparse : index, index
    %17 = sparse_tensor.reorder_coo  quick_sort %arg1 : tensor<4x8xf64, #sparse1> to tensor<4x8xf64, #sparse1>
    sparse_tensor.sort  hybrid_quick_sort %arg4, %arg8 {ny = 1 : index, perm_map = #map} : memref<?xindex>
    sparse_tensor.sort  heap_sort %arg4, %arg8 jointly %arg6 {perm_map = #map1} : memref<?xindex> jointly memref<?xf64>
    %18 = sparse_tensor.assemble (%arg10, %arg10), %arg9 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #sparse>
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %arg0 : tensor<4x8xf64, #sparse> out_lvls(%arg10, %arg10 : tensor<?xindex>, tensor<?xindex>) out_vals(%arg9 : tensor<?xf64>) -> (tensor<?xindex>, tensor<?xindex>), tensor<?xf64>, (index, index), index
    %19 = sparse_tensor.new %arg4 : index to tensor<4x8xf64, #sparse>
    %20 = sparse_tensor.has_runtime_library
    %21 = sparse_tensor.reinterpret_map %arg0 : tensor<4x8xf64, #sparse> to tensor<4x8xf64, #sparse>
    %22 = sparse_tensor.binary %arg5, %arg5 : f64, f64 to f64
     overlap = {
    ^bb0(%arg13: f64, %arg14: f64):
      sparse_tensor.yield %arg13 : f64
    }
     left = identity
     right = {
    }
    %23 = sparse_tensor.unary %arg5 : f64 to i32
     present = {
    }
     absent = {
      %c1_i32 = arith.constant 1 : i32
      sparse_tensor.yield %c1_i32 : i32
    }
    %24 = sparse_tensor.reduce %arg5, %arg5, %arg5 : f64 {
    ^bb0(%arg13: f64, %arg14: f64):
      sparse_tensor.yield %arg13 : f64
    }
    %25 = sparse_tensor.select %arg5 : f64 {
    ^bb0(%arg13: f64):
      %true = arith.constant true
      sparse_tensor.yield %true : i1
    }
    sparse_tensor.foreach in %arg0 : tensor<4x8xf64, #sparse> do {
    ^bb0(%arg13: index, %arg14: index, %arg15: f64):
      "x.y"(%arg15) : (f64) -> ()
    }
    %26 = sparse_tensor.foreach in %arg0 init(%arg5) {order = #map} : tensor<4x8xf64, #sparse>, f64 -> f64 do {
    ^bb0(%arg13: index, %arg14: index, %arg15: f64, %arg16: f64):
      sparse_tensor.yield %arg16 : f64
    }
    %27 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    sparse_tensor.iterate %arg13 in %27 at(%arg14) : !sparse_tensor.iter_space<#sparse, lvls = 0> {
      %30 = sparse_tensor.extract_iteration_space %arg0 at %arg13 lvls = 1 : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
      "x.y"(%arg14) : (index) -> ()
    }
    %28 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 to 2 : tensor<4x8xf64, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>
    %29 = sparse_tensor.iterate %arg13 in %28 at(_, %arg14) iter_args(%arg15 = %arg5) : !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2> -> (f64) {
      sparse_tensor.yield %arg15 : f64
    }
    sparse_tensor.iterate %arg13 in %28 : !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2> {
    }
    return
  }
  func.func private @e1() -> tensor<?x?xf64, #sparse4>
  func.func private @e2() -> tensor<?x?xf64, #sparse5>
  func.func private @e3() -> tensor<?x?xf64, #sparse6>
  func.func private @e4() -> tensor<?x?xf64, #sparse7>
  func.func private @e5() -> tensor<?x?xf64, #sparse>
  func.func private @e6() -> tensor<?x?xf64, #sparse8>
  func.func private @e7() -> tensor<?x?xf64, #sparse9>
  func.func private @e8() -> tensor<?x?xf64, #sparse10>
}

