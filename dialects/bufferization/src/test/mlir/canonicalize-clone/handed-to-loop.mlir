// RUN: --canonicalize
// The loop frees what it carries, but nobody needs the source any more.
func.func @source_dead(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xf32>
  %p = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %p) -> memref<2xf32> {
    memref.dealloc %m : memref<2xf32>
    %q = memref.alloc() : memref<2xf32>
    scf.yield %q : memref<2xf32>
  }
  memref.dealloc %a : memref<2xf32>
  memref.dealloc %r : memref<2xf32>
  return
}
