// RUN: --canonicalize
// A copy skips a cast that only loses information.

func.func @a(%s: memref<?x?xf32>, %d: memref<?x4xf32>, %u: memref<*xf32>, %x: memref<4xf32>, %y: memref<?xf32>, %st: memref<4x8xf32, strided<[?, 1], offset: ?>>, %e: memref<4x8xf32>) {
  %0 = memref.cast %s : memref<?x?xf32> to memref<?x4xf32>
  memref.copy %0, %d : memref<?x4xf32> to memref<?x4xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<?x4xf32>
  memref.copy %1, %d : memref<?x4xf32> to memref<?x4xf32>
  %2 = memref.cast %y : memref<?xf32> to memref<4xf32>
  memref.copy %2, %x : memref<4xf32> to memref<4xf32>
  %3 = memref.cast %x : memref<4xf32> to memref<?xf32>
  memref.copy %3, %y : memref<?xf32> to memref<?xf32>
  %4 = memref.cast %st : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32>
  memref.copy %4, %e : memref<4x8xf32> to memref<4x8xf32>
  %5 = memref.cast %e : memref<4x8xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  memref.copy %5, %e : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32>
  %6 = memref.cast %e : memref<4x8xf32> to memref<*xf32>
  %7 = memref.cast %e : memref<4x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %7, %e : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
  memref.copy %e, %7 : memref<4x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %e, %4 : memref<4x8xf32> to memref<4x8xf32>
  return
}
