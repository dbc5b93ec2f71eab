// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// REFERENCE: does not have these parts.

// expected-error @below {{'builtin.module' op attribute 'dlti.map' does not exist in MLIR 19.1}}
module attributes {dlti.map = #dlti.map<"a" = 1 : i32>} {}

// -----

// expected-error @below {{'builtin.module' op attribute 'dlti.map' does not exist in MLIR 19.1}}
module attributes {x.nested = [#dlti.map<"a" = 1 : i32>]} {}

// -----

// expected-error @below {{'builtin.module' op attribute 'dlti.function_pointer_alignment' does not exist in MLIR 19.1}}
module attributes {x.a = #dlti.function_pointer_alignment<64, function_dependent = true>} {}
