// RUN: --split-input-file --verify-diagnostics
// Errors of types name the definition and the parameter.

// expected-error @below {{expected '<'}}
// expected-error @below {{failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
module attributes {x.y = !sparse_tensor.iter_space<1>} {}

// -----

// expected-error @below {{expected '<'}}
// expected-error @below {{failed to parse SparseTensor_Iterator parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
module attributes {x.y = !sparse_tensor.iterator<1>} {}

// -----

// expected-error @below {{expected integer value}}
module attributes {x.y = !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = x>} {}

// -----

// expected-error @below {{expected '<'}}
// expected-error @below {{failed to parse SparseTensor_StorageSpecifier parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
module attributes {x.y = !sparse_tensor.storage_specifier<1>} {}
