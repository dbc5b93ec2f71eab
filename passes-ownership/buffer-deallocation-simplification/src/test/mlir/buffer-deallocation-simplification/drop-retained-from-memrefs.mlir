// RUN: --buffer-deallocation-simplification
// What is retained is not freed; its condition becomes that of the result. Both views of one buffer get it.
func.func @same(%r: memref<2xi32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %a = memref.alloc() : memref<2xi32>
  %view = memref.cast %a : memref<2xi32> to memref<?xi32>
  %0:3 = bufferization.dealloc (%a, %r : memref<2xi32>, memref<2xi32>) if (%c, %d) retain (%a, %view, %r : memref<2xi32>, memref<?xi32>, memref<2xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
// An argument may be the other argument, so nothing is known.
func.func @arguments(%r: memref<2xi32>, %s: memref<2xi32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%r : memref<2xi32>) if (%c) retain (%r, %s : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}
