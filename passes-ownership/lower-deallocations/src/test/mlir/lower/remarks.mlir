// RUN: --bufferization-lower-deallocations --remarks --verify-diagnostics
// REFERENCE: has no remarks
// The way in which each deallocation is lowered is reported.
func.func @ways(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>, %e: memref<4xf32>) {
  // expected-remark @below {{lowered without comparisons}}
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  // expected-remark @below {{lowered by comparisons with the retained buffers}}
  %0 = bufferization.dealloc (%a : memref<4xf32>) if (%c) retain (%d : memref<4xf32>)
  // expected-remark @below {{lowered by a call of the library function}}
  %1:2 = bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%c, %c) retain (%d, %e : memref<4xf32>, memref<4xf32>)
  return
}
