// RUN: --mixed-buffer-deallocation-pipeline=default=legacy
// REFERENCE: has no such pipeline
// A function that frees all its buffers stays as it is, even if it could be simplified; others are completed.
func.func @complete(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.addi %c0, %c1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %a[%i] : memref<?xf32>
  %small = memref.alloc() : memref<2xf32>
  memref.store %x, %small[%c0] : memref<2xf32>
  %y = memref.load %a[%c0] : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %small : memref<2xf32>
  return %y : f32
}
func.func @onOneWay(%c: i1, %n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %a[%c0] : memref<?xf32>
  %y = memref.load %a[%n] : memref<?xf32>
  scf.if %c {
    memref.dealloc %a : memref<?xf32>
  }
  return %y : f32
}
func.func @loopLosesLast(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%old = %a) -> memref<?xf32> {
    memref.dealloc %old : memref<?xf32>
    %new = memref.alloc(%i) : memref<?xf32>
    memref.store %x, %new[%c0] : memref<?xf32>
    scf.yield %new : memref<?xf32>
  }
  return
}
