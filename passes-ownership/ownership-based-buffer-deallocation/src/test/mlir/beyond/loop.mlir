// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses loops of blocks: "Only structured control-flow loops are supported."
// The memref that goes around is freed when another one takes its place, but not the argument of the function.
func.func @loop(%init: memref<2xf32>, %c: i1, %v: f32, %i: index) {
  cf.br ^body(%init : memref<2xf32>)
^body(%current: memref<2xf32>):
  %next = memref.alloc() : memref<2xf32>
  memref.copy %current, %next : memref<2xf32> to memref<2xf32>
  memref.store %v, %next[%i] : memref<2xf32>
  cf.cond_br %c, ^body(%next : memref<2xf32>), ^exit
^exit:
  return
}
