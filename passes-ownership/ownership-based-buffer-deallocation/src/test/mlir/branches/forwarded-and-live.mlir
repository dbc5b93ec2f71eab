// RUN: --ownership-based-buffer-deallocation
// REFERENCE: finds no valid ownership
// Retained twice, a memref gets the same answer twice.
func.func @both(%i: index) -> f32 {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%a : memref<2xf32>)
^bb1(%p: memref<2xf32>):
  %y = memref.load %a[%i] : memref<2xf32>
  %w = memref.load %p[%i] : memref<2xf32>
  %s = arith.addf %y, %w : f32
  return %s : f32
}
