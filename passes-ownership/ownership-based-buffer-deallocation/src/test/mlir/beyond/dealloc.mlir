// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses it: "memory free side-effect on MemRef value not supported!"
// What is owned for sure is freed by the pass alone, also where it is freed through a view or a block argument.
func.func @dealloc(%c: i1, %v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%a : memref<2xf32>), ^bb1(%b : memref<2xf32>)
^bb1(%p: memref<2xf32>):
  memref.store %v, %p[%i] : memref<2xf32>
  %view = memref.cast %p : memref<2xf32> to memref<?xf32>
  memref.dealloc %view : memref<?xf32>
  return
}
