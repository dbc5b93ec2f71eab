// RUN: --ownership-based-buffer-deallocation
// In a conditional branch the last answer about a memref counts for all its uses.
func.func @twice(%c: i1, %n: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%a, %n : memref<2xf32>, memref<2xf32>), ^bb1(%a, %a : memref<2xf32>, memref<2xf32>)
^bb1(%p: memref<2xf32>, %q: memref<2xf32>):
  return
}
