// RUN: --canonicalize
func.func @equal(%m: memref<?xf32>, %n: memref<?xf32>, %a: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m : memref<?xf32>) if (%a) retain (%n, %m, %n : memref<?xf32>, memref<?xf32>, memref<?xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
