// RUN: --distinct-function-results
// REFERENCE: has no such pass
// A returned buffer is cloned only if another result can be the same.
func.func @twice(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %m : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  return %a, %b, %s : memref<2xf32>, memref<2xf32>, memref<2xf32>
}
func.func @argument(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}
