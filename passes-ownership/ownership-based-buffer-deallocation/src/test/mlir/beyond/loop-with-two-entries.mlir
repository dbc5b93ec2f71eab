// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses loops of blocks: "Only structured control-flow loops are supported."
// Neither of the two blocks of the loop dominates the other.
func.func @irreducible(%c: i1, %v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^left(%a : memref<2xf32>), ^right(%a : memref<2xf32>)
^left(%l: memref<2xf32>):
  memref.store %v, %l[%i] : memref<2xf32>
  cf.br ^right(%l : memref<2xf32>)
^right(%r: memref<2xf32>):
  %b = memref.alloc() : memref<2xf32>
  memref.copy %r, %b : memref<2xf32> to memref<2xf32>
  cf.cond_br %c, ^left(%b : memref<2xf32>), ^exit
^exit:
  return
}
