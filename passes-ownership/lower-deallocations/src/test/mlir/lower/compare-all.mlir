// RUN: --bufferization-lower-deallocations=max-compared-buffers=4
// REFERENCE: has no such option

func.func @four(%a: memref<2xf32>, %b: memref<5xf32>, %r: memref<1xf32>, %s: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<5xf32>) if (%c, %d) retain (%r, %s : memref<1xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// More than four buffers need the library function.
func.func @five(%a: memref<2xf32>, %b: memref<5xf32>, %r: memref<1xf32>, %s: memref<2xf32>, %t: memref<2xf32>, %c: i1) {
  %0:3 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<5xf32>) if (%c, %c) retain (%r, %s, %t : memref<1xf32>, memref<2xf32>, memref<2xf32>)
  return
}
