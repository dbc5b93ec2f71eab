// RUN: --buffer-deallocation-simplification
// Each of the first two is no other; the selection may be either of the last two.
func.func @split(%r: memref<2xi32>, %c: i1, %d: i1) -> i1 {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %e = memref.alloc() : memref<2xi32>
  %s = arith.select %c, %b, %e : memref<2xi32>
  %t = arith.select %d, %b, %a : memref<2xi32>
  memref.copy %r, %a : memref<2xi32> to memref<2xi32>
  memref.copy %r, %e : memref<2xi32> to memref<2xi32>
  bufferization.dealloc (%r, %a, %b, %s : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %c, %d, %d)
  %0 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %d) retain (%t : memref<2xi32>)
  return %0 : i1
}
