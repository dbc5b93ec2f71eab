// RUN: --lower-existing-deallocations
// REFERENCE: has no such pass
// Without such operations nothing is simplified.
func.func @f(%a: memref<2xf32>) -> i1 {
  %true = arith.constant true
  %0 = arith.andi %true, %true : i1
  memref.dealloc %a : memref<2xf32>
  return %0 : i1
}
