// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses loops of blocks: "Only structured control-flow loops are supported."
// A memref from in front of the loop is live around it and freed behind it.
func.func @live(%c: i1, %v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^body
^body:
  memref.store %v, %a[%i] : memref<2xf32>
  cf.cond_br %c, ^body, ^exit
^exit:
  return
}
