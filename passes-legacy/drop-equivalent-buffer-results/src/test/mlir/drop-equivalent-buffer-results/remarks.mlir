// RUN: --drop-equivalent-buffer-results --remarks --verify-diagnostics
// REFERENCE: has no remarks
// A function whose results are its arguments loses them, unless a caller cannot be changed.
// expected-remark @below {{results equivalent to arguments are dropped}}
func.func private @same(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
// expected-remark @below {{results equivalent to arguments are dropped}}
func.func @caller(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = call @same(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
