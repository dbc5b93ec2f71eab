// RUN: --bufferization-lower-deallocations
// Pointers tell whether the memref is one of those retained, and who owns it then.
func.func @retained(%m: memref<2xf32>, %c: i1, %r0: memref<1xf32>, %r1: memref<*xf32>, %r2: memref<?xf32>)
    -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m : memref<2xf32>) if (%c)
    retain (%r0, %r1, %r2 : memref<1xf32>, memref<*xf32>, memref<?xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
