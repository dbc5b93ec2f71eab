// RUN: --split-input-file --verify-diagnostics
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{requested level is out of bounds}}
  %0 = sparse_tensor.positions %t { level = 2 : index } : tensor<4x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{unexpected type for positions}}
  %0 = sparse_tensor.positions %t { level = 1 : index } : tensor<4x8xf64, #CSR> to memref<?xi32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{unexpected type for coordinates}}
  %0 = sparse_tensor.coordinates %t { level = 1 : index } : tensor<4x8xf64, #CSR> to memref<?xi32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{unexpected mismatch in element types}}
  %0 = sparse_tensor.values %t : tensor<4x8xf64, #CSR> to memref<?xf32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{expected sparse tensor with a COO region}}
  %0 = sparse_tensor.coordinates_buffer %t : tensor<4x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.get %st lvl_sz at 4 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{missing level argument}}
  %0 = sparse_tensor.storage_specifier.get %st lvl_sz : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{redundant level argument for querying value memory size}}
  %0 = sparse_tensor.storage_specifier.get %st val_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.get %st dim_offset at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{unexpected conversion mismatch in rank}}
  %0 = sparse_tensor.convert %t : tensor<4x8xf64, #CSR> to tensor<4xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{unexpected conversion mismatch in dimension 1}}
  %0 = sparse_tensor.convert %t : tensor<4x8xf64, #CSR> to tensor<4x9xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{Coordinate rank mismatch with encoding}}
  %0:2 = sparse_tensor.crd_translate dim_to_lvl [%i] as #CSR : index, index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{Need at least two tensors to concatenate.}}
  %0 = sparse_tensor.concatenate %t {dimension = 0 : index} : tensor<4x8xf64, #CSR> to tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{Concat-dimension is out of bounds for dimension-rank (3 >= 2)}}
  %0 = sparse_tensor.concatenate %t, %t {dimension = 3 : index} : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR> to tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = sparse_tensor.concatenate %t, %t {dimension = 1 : index} : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR> to tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %0 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR> to tensor<9x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{Level type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #COO>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{reduce region must have exactly 2 arguments}}
  %0 = sparse_tensor.reduce %f, %f, %f : f64 { ^bb0(%a: f64): sparse_tensor.yield %a : f64 }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{reduce region argument 2 type mismatch}}
  %0 = sparse_tensor.reduce %f, %f, %f : f64 { ^bb0(%a: f64, %b: i32): sparse_tensor.yield %a : f64 }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{reduce region yield type mismatch}}
  %0 = sparse_tensor.reduce %f, %f, %f : f64 { ^bb0(%a: f64, %b: f64): sparse_tensor.yield %i : index }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{select region yield type mismatch}}
  %0 = sparse_tensor.select %f : f64 { ^bb0(%a: f64): sparse_tensor.yield %a : f64 }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{present region argument 1 type mismatch}}
  %0 = sparse_tensor.unary %f : f64 to f64 present={^bb0(%a: i32): sparse_tensor.yield %f : f64 } absent={}
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %0 = sparse_tensor.unary %f : f64 to f64 present={^bb0(%a: f64): "x"() : () -> () } absent={}
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{absent region must have exactly 0 arguments}}
  %0 = sparse_tensor.unary %f : f64 to f64 present={} absent={^bb0(%a: f64): sparse_tensor.yield %a : f64 }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{overlap region must have exactly 2 arguments}}
  %0 = sparse_tensor.binary %f, %f : f64, f64 to f64 overlap={^bb0(%a: f64): sparse_tensor.yield %a : f64 } left={} right={}
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{right=identity requires second argument to have the same type as the output}}
  %0 = sparse_tensor.binary %f, %i : f64, index to f64 overlap={} left={} right=identity
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{Unmatched number of arguments in the block}}
  sparse_tensor.foreach in %t : tensor<4x8xf64, #CSR> do { ^bb0(%a: index, %v: f64): }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<4x8xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{'sparse_tensor.push_back' op failed to verify that value type matches element type of inBuffer}}
  sparse_tensor.push_back %i, %m, %i : index, memref<?xf64>, index
  return
}

// -----

// expected-error @below {{explicit value type mismatch between encoding and tensor element type: 'f32' != 'f64'}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f32 }>>

// -----

// expected-error @below {{unknown level format: foo}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : foo) }>>

// -----

// expected-error @below {{invalid level type: level format doesn't support the properties}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense(nonunique)) }>>

// -----

// expected-error @below {{failed to infer lvlToDim from dimToLvl}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>>

// -----

// expected-error @below {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>

// -----

// expected-error @below {{use of undeclared identifier}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d2 : dense) }>>

// -----

// expected-error @below {{expected compressed or loose_compressed level before singleton level}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : singleton, d1 : dense) }>>

// -----

// expected-error @below {{unexpected key: foo}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), foo = 1 }>>

// -----

// expected-error @below {{unexpected position bitwidth: 31}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 31 }>>

// -----

// expected-error @below {{expected n_out_of_m to be the last level type}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured[2,4], d1 : compressed) }>>

// -----

// expected-error @below {{Batch lvlType can only be leading levels.}}
func.func private @f() -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : batch) }>>

// -----

#S = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<4xf32, #S>) {
  // expected-error @+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<4xindex>'}}
  // expected-error @below {{'sparse_tensor.positions' op failed to infer returned types}}
  %0 = sparse_tensor.positions %t {level = 0 : index} : tensor<4xf32, #S> to memref<4xindex>
  return
}

// -----

#S = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<4xf32, #S>) {
  // expected-error @+2 {{'sparse_tensor.values' op inferred type(s) 'memref<?xf32>' are incompatible with return type(s) of operation 'memref<4xf32>'}}
  // expected-error @below {{'sparse_tensor.values' op failed to infer returned types}}
  %0 = sparse_tensor.values %t : tensor<4xf32, #S> to memref<4xf32>
  return
}

// -----

#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x4xf32, #S>) {
  // expected-error @+2 {{'sparse_tensor.coordinates_buffer' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xi32>'}}
  // expected-error @below {{'sparse_tensor.coordinates_buffer' op failed to infer returned types}}
  %0 = sparse_tensor.coordinates_buffer %t : tensor<4x4xf32, #S> to memref<?xi32>
  return
}
