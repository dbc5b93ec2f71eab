// RUN: --buffer-results-to-out-params=hoist-static-allocs=true
// REFERENCE: crashes
// An argument that is returned is copied.
func.func @argument(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}

func.func @block(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb1(%b : memref<4xf32>)
^bb1(%r: memref<4xf32>):
  return %r : memref<4xf32>
}
