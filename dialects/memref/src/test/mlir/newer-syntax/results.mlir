// RUN: --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

func.func @distinct_objects(%m: memref<4xf32>, %n: memref<4xf32>) {
  // expected-error @below {{custom op 'memref.distinct_objects' is unknown}}
  %0:2 = memref.distinct_objects %m, %n : memref<4xf32>, memref<4xf32>
  return
}
