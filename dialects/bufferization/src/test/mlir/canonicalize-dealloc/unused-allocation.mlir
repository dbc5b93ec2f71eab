// RUN: --canonicalize
// An allocation that is only freed goes, whatever the condition; one that is retained or has other effects stays.
func.func @unused(%n: index, %m: memref<?xf32>, %a: i1) -> i1 {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %3 = bufferization.dealloc (%m, %0, %2 : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%a, %a, %a) retain (%1 : memref<?xf32>)
  return %3 : i1
}
