// RUN: --ownership-based-buffer-deallocation
// Loops and switches whose buffers go around, come in and go out.
func.func @while(%c: i1, %n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %r:2 = scf.while (%p = %a, %q = %x) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
    scf.condition(%c) %q, %p : memref<?xf32>, memref<?xf32>
  } do {
  ^bb0(%s: memref<?xf32>, %t: memref<?xf32>):
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %s, %b : memref<?xf32> to memref<?xf32>
    scf.yield %b, %s : memref<?xf32>, memref<?xf32>
  }
  return %r#1 : memref<?xf32>
}
func.func @forall(%n: index, %x: memref<?xf32>, %f: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  scf.forall (%i) in (%n) {
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %a, %b : memref<?xf32> to memref<?xf32>
    memref.store %f, %x[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %a, %b : memref<?xf32> to memref<?xf32>
    scf.reduce
  }
  return
}
func.func @switch(%i: index, %x: memref<4xf32>) -> memref<4xf32> {
  %r = scf.index_switch %i -> memref<4xf32>
  case 0 {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  case 1 {
    scf.yield %x : memref<4xf32>
  }
  default {
    %g = memref.alloca() : memref<4xf32>
    scf.yield %g : memref<4xf32>
  }
  return %r : memref<4xf32>
}
