// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %c: tensor<4x8xf64, #COO>, %i : index, %f: f64, %m: memref<?xf64>, %st: !sparse_tensor.storage_specifier<#CSR>, %sp : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) {
// expected-error @below {{custom op 'sparse_tensor.iterate' mismatch in number of iteration space dimension and specified coordinates}}
  %0 = sparse_tensor.iterate %it in %sp at (%a, %b, %c2) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> { }
  return
}

