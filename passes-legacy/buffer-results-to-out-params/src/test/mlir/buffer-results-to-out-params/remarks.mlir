// RUN: --buffer-results-to-out-params=hoist-static-allocs --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Results that the callers allocate, and those that are copied.
func.func @made(%n: index) -> memref<4xf32> {
  // expected-remark @below {{allocated by the callers: result #0 is an argument}}
  %local = memref.alloc() : memref<4xf32>
  return %local : memref<4xf32>
}
func.func @passed(%m: memref<4xf32>) -> memref<4xf32> {
  // expected-remark @below {{result #0 is copied into an argument}}
  return %m : memref<4xf32>
}
