// RUN: --int-range-optimizations
// Folding copies from the source of a cast only if the cast loses information; canonicalization would do so always.
func.func @f(%a: memref<?x?xf32>, %b: memref<4x4xf32>, %c: memref<?x4xf32>, %u: memref<*xf32>, %e: memref<0x4xf32>) {
  %0 = memref.cast %a : memref<?x?xf32> to memref<?x4xf32>
  memref.copy %0, %c : memref<?x4xf32> to memref<?x4xf32>
  %1 = memref.cast %b : memref<4x4xf32> to memref<?x4xf32>
  memref.copy %1, %c : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %c, %1 : memref<?x4xf32> to memref<?x4xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?x4xf32>
  memref.copy %2, %c : memref<?x4xf32> to memref<?x4xf32>
  %3 = memref.cast %c : memref<?x4xf32> to memref<*xf32>
  memref.copy %3, %c : memref<*xf32> to memref<?x4xf32>
  %4 = memref.cast %a : memref<?x?xf32> to memref<0x4xf32>
  memref.copy %4, %e : memref<0x4xf32> to memref<0x4xf32>
  %5 = memref.cast %e : memref<0x4xf32> to memref<?x4xf32>
  memref.copy %c, %5 : memref<?x4xf32> to memref<?x4xf32>
  return
}
