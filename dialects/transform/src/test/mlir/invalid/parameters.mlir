// RUN: --split-input-file --verify-diagnostics
// Errors of types name the definition and the parameter.

// expected-error @below {{expected non-function type}}
// expected-error @below {{failed to parse Transform_ParamType parameter 'type' which is to be a `::mlir::Type`}}
module attributes {x.y = !transform.param<1>} {}

// -----

// expected-error @below {{expected string}}
// expected-error @below {{failed to parse Transform_OperationType parameter 'operation_name' which is to be a `::llvm::StringRef`}}
module attributes {x.y = !transform.op<1>} {}
