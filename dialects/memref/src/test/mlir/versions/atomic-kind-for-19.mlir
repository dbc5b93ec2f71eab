// RUN: --mlir-version=19.1 --verify-diagnostics
// REFERENCE: does not have the kind.
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error @below {{'memref.atomic_rmw' op of kind 'xori' does not exist in MLIR 19.1}}
  %0 = memref.atomic_rmw xori %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}
