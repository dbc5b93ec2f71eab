// RUN: --expand-realloc --remarks --verify-diagnostics
// REFERENCE: has no remarks
// An expanded reallocation is reported, and what becomes of the old memory.
func.func @grow(%m: memref<2xf32>) -> memref<4xf32> {
  // expected-remark @below {{expanded; the old memory is freed if the size grows}}
  %larger = memref.realloc %m : memref<2xf32> to memref<4xf32>
  return %larger : memref<4xf32>
}
