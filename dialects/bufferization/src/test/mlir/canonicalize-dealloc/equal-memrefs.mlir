// RUN: --canonicalize
// Freed if either condition says so.
func.func @equal(%m: memref<?xf32>, %n: memref<?xf32>, %a: i1, %b: i1, %c: i1) {
  bufferization.dealloc (%m, %n, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%a, %b, %a, %c)
  return
}
