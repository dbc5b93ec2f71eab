// RUN: --distinct-function-results --remarks --verify-diagnostics
// REFERENCE: has no such pass
// The second of two results with the same memory is cloned.
func.func @both() -> (memref<4xf32>, memref<4xf32>) {
  %local = memref.alloc() : memref<4xf32>
  // expected-remark @below {{result #1 is cloned: another result may come from the same allocation}}
  return %local, %local : memref<4xf32>, memref<4xf32>
}
