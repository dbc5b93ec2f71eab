// RUN: --canonicalize
// REFERENCE: replaces both clones, so that the loop frees the buffer that it needs again.

// The loop frees what it carries, and still needs the source.
func.func @source_needed(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xf32>
  %p = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %p) -> memref<2xf32> {
    memref.dealloc %m : memref<2xf32>
    %q = bufferization.clone %a : memref<2xf32> to memref<2xf32>
    scf.yield %q : memref<2xf32>
  }
  memref.dealloc %a : memref<2xf32>
  memref.dealloc %r : memref<2xf32>
  return
}

// The loop frees the source, and the clone is needed afterwards.
func.func @clone_needed(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xf32>
  %p = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> memref<2xf32> {
    memref.dealloc %m : memref<2xf32>
    %q = memref.alloc() : memref<2xf32>
    scf.yield %q : memref<2xf32>
  }
  %v = memref.load %p[%c0] : memref<2xf32>
  memref.dealloc %p : memref<2xf32>
  memref.dealloc %r : memref<2xf32>
  return %v : f32
}
