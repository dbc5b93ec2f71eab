// RUN: --ownership-based-buffer-deallocation
// Retained at the end of its block, the memref gets an ownership that is known.
func.func @live(%c: i1, %m: memref<2xf32>, %i: index, %v: f32) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %m : memref<2xf32>
  cf.br ^bb1
^bb1:
  memref.store %v, %a[%i] : memref<2xf32>
  return %s : memref<2xf32>
}
