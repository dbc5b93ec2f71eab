// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: "memory free side-effect on MemRef value not supported!"
// The loop frees the buffers that it replaces, but nobody frees the last one: the pass frees all of them.
func.func @loop(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
    %new = memref.alloc() : memref<4xf32>
    memref.store %x, %new[%c0] : memref<4xf32>
    memref.dealloc %b : memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  memref.store %x, %r[%c0] : memref<4xf32>
  return
}
