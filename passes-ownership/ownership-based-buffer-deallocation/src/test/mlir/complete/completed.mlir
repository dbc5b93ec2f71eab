// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses operations that free buffers

// Freed on one way only.
func.func @one_way(%c: i1, %x: f32, %i: index) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// One of two is freed where they join.
func.func @join(%c: i1, %x: f32, %i: index) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb1(%b : memref<4xf32>)
^bb1(%p: memref<4xf32>):
  memref.store %x, %p[%i] : memref<4xf32>
  memref.dealloc %p : memref<4xf32>
  return
}
