// RUN: --lean-deallocation-pipeline=private-function-dynamic-ownership=true
// REFERENCE: has no such pipeline
// The private function says whether the caller owns what it returns, and needs no clone.
func.func private @pick(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = arith.select %c, %a, %0 : memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @caller(%c: i1, %a: memref<4xf32>, %out: memref<4xf32>) {
  %0 = call @pick(%c, %a) : (i1, memref<4xf32>) -> memref<4xf32>
  memref.copy %0, %out : memref<4xf32> to memref<4xf32>
  return
}
