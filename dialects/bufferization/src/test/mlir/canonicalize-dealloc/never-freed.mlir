// RUN: --canonicalize
// A memref with a false condition goes; without any, nothing retained is owned.
func.func @never(%m: memref<?xf32>, %n: memref<?xf32>, %a: i1) -> (i1, i1) {
  %false = arith.constant false
  %0 = bufferization.dealloc (%m, %n : memref<?xf32>, memref<?xf32>) if (%false, %a) retain (%m : memref<?xf32>)
  %1 = bufferization.dealloc (%n : memref<?xf32>) if (%false) retain (%m : memref<?xf32>)
  bufferization.dealloc
  return %0, %1 : i1, i1
}
