// RUN: --mlir-version=19.1 --verify-diagnostics
// REFERENCE: its assumptions have no result.

// expected-error @below {{'memref.assume_alignment' op about itself does not exist in MLIR 19.1}}
%a = memref.assume_alignment %a, 16 : memref<4xf32>
