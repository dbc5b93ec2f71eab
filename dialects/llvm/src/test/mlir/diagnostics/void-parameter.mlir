// RUN: --verify-diagnostics
// REFERENCE: mlir-opt accepts a parameter of type `void`, and prints a type that it cannot read.

// expected-error @+1 {{failed to construct function type: invalid function argument type: '!llvm.void'}}
llvm.func @f(!llvm.void)
