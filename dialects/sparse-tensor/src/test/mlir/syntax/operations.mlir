// RUN: --mlir-version=19.1 --allow-unregistered-dialect

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#S = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %s: tensor<4x4xf64, #S>, %d: tensor<4x8xf64>, %i: index, %f: f64, %m: memref<?xf64>, %b: memref<?xi1>, %x: memref<?xindex>, %ft: tensor<?xf64>, %it: tensor<?xindex>, %ii: tensor<?xi32>, %q: i64) {
  %1 = sparse_tensor.convert %d : tensor<4x8xf64> to tensor<4x8xf64, #CSR>
  %2 = sparse_tensor.positions %t { level = 1 : index } : tensor<4x8xf64, #CSR> to memref<?xindex>
  %3 = sparse_tensor.coordinates %t { level = 1 : index } : tensor<4x8xf64, #CSR> to memref<?xindex>
  %4 = sparse_tensor.values %t : tensor<4x8xf64, #CSR> to memref<?xf64>
  %5 = sparse_tensor.coordinates_buffer %c : tensor<4x8xf64, #COO> to memref<?xindex>
  %6 = sparse_tensor.slice.offset %s at 1 : tensor<4x4xf64, #S>
  %7 = sparse_tensor.slice.stride %s at 0 : tensor<4x4xf64, #S>
  %8 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %9 = sparse_tensor.storage_specifier.init with %8 : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#CSR>
  %10 = sparse_tensor.storage_specifier.get %8 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %11 = sparse_tensor.storage_specifier.set %8 val_mem_sz with %i {a} : !sparse_tensor.storage_specifier<#CSR>
  %12 = sparse_tensor.lvl %t, %i : tensor<4x8xf64, #CSR>
  %13 = sparse_tensor.number_of_entries %t : tensor<4x8xf64, #CSR>
  %14 = sparse_tensor.load %t hasInserts : tensor<4x8xf64, #CSR>
  sparse_tensor.out %t, %i : tensor<4x8xf64, #CSR>, index
  sparse_tensor.print %t : tensor<4x8xf64, #CSR>
  %15:2 = sparse_tensor.push_back %i, %m, %f : index, memref<?xf64>, f64
  %16:2 = sparse_tensor.push_back inbounds %i, %m, %f, %i : index, memref<?xf64>, f64, index
  %values, %filled, %added, %count = sparse_tensor.expand %t : tensor<4x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %17 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x8xf64, #CSR>
  %18 = sparse_tensor.concatenate %t, %d {dimension = 0 : index} : tensor<4x8xf64, #CSR>, tensor<4x8xf64> to tensor<8x8xf64>
  %19:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #CSR : index, index
  %20 = sparse_tensor.reorder_coo quick_sort %c : tensor<4x8xf64, #COO> to tensor<4x8xf64, #COO>
  sparse_tensor.sort hybrid_quick_sort %i, %x {perm_map = affine_map<(i,j) -> (j,i)>, ny = 1 : index} : memref<?xindex>
  sparse_tensor.sort heap_sort %i, %x jointly %m {perm_map = affine_map<(i) -> (i)>} : memref<?xindex> jointly memref<?xf64>
  %21 = sparse_tensor.assemble (%it, %it), %ft : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #CSR>
  %22:2, %23, %24:2, %25 = sparse_tensor.disassemble %t : tensor<4x8xf64, #CSR> out_lvls(%it, %it : tensor<?xindex>, tensor<?xindex>) out_vals(%ft : tensor<?xf64>) -> (tensor<?xindex>, tensor<?xindex>), tensor<?xf64>, (index, index), index
  %26 = sparse_tensor.new %i : index to tensor<4x8xf64, #CSR>
  %27 = sparse_tensor.has_runtime_library
  %28 = sparse_tensor.reinterpret_map %t : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #CSR>
  %29 = sparse_tensor.binary %f, %f : f64, f64 to f64
    overlap={
    ^bb0(%a0: f64, %a1: f64):
      sparse_tensor.yield %a0 : f64
    }
    left=identity
    right={}
  %30 = sparse_tensor.unary %f : f64 to i32 present={} absent={
     %ci = arith.constant 1 : i32
     sparse_tensor.yield %ci : i32
  }
  %31 = sparse_tensor.reduce %f, %f, %f : f64 {
  ^bb0(%a0: f64, %a1: f64):
    sparse_tensor.yield %a0 : f64
  }
  %32 = sparse_tensor.select %f : f64 {
  ^bb0(%a0: f64):
    %ci = arith.constant true
    sparse_tensor.yield %ci : i1
  }
  sparse_tensor.foreach in %t : tensor<4x8xf64, #CSR> do {
  ^bb0(%a: index, %b0: index, %v: f64):
    "x.y"(%v) : (f64) -> ()
  }
  %33 = sparse_tensor.foreach in %t init(%f) {order = affine_map<(i, j) -> (j, i)>} : tensor<4x8xf64, #CSR>, f64 -> f64 do {
  ^bb0(%a: index, %b0: index, %v: f64, %r: f64):
    sparse_tensor.yield %r : f64
  }
  %l1 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  sparse_tensor.iterate %it1 in %l1 at (%coord0) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 1>  {
    %l2 = sparse_tensor.extract_iteration_space %t at %it1 lvls = 1 : tensor<4x8xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 1> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
    "x.y"(%coord0) : (index) -> ()
  }
  %l3 = sparse_tensor.extract_iteration_space %c lvls = 0 to 2 : tensor<4x8xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %34 = sparse_tensor.iterate %it1 in %l3 at (_, %crd) iter_args(%outer = %f) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> f64 {
    sparse_tensor.yield %outer : f64
  }
  sparse_tensor.iterate %it1 in %l3 : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
  return
}
func.func private @e1() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered)), posWidth = 32, crdWidth = 16 }>>
func.func private @e2() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>>
func.func private @e3() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4]) }>>
func.func private @e4() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : dense) }>>
func.func private @e5() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : compressed) }>>
func.func private @e6() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 + s0 : dense, d1 : compressed) }>>
func.func private @e7() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f64, implicitVal = 0.0 : f64 }>>
func.func private @e8() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton(nonordered, soa, nonunique)) }>>
