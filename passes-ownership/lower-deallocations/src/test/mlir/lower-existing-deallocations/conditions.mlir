// RUN: --lower-existing-deallocations
// REFERENCE: has no such pass
// The conditions are as simple as they can be: the retained buffer is not compared with itself.
func.func @f(%a: memref<2xf32>, %b: memref<2xf32>, %c: i1) -> i1 {
  %true = arith.constant true
  %0 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %true) retain (%b : memref<2xf32>)
  return %0 : i1
}
