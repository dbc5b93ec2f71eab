// RUN: --lean-buffer-deallocation
// REFERENCE: the pass is not in MLIR

// The loop takes the initial buffer over, frees it, and hands on the next one: nothing is decided at run time.
func.func @replace(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
    %new = memref.alloc() : memref<4xf32>
    %v = memref.load %b[%c0] : memref<4xf32>
    memref.store %v, %new[%c0] : memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}

// The caller keeps the initial buffer: a flag tells whether the buffer is owned.
func.func @of_caller(%n: index, %a: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
    %new = memref.alloc() : memref<4xf32>
    memref.copy %b, %new : memref<4xf32> to memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}

// The buffers of two arguments change places.
func.func @swap(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  "test.init"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %q, %p : memref<4xf32>, memref<4xf32>
  }
  %v = memref.load %r#0[%c0] : memref<4xf32>
  return %v : f32
}

// A while loop hands the buffer to its second region and back.
func.func @while(%n: i32, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %r = scf.while (%b = %a) : (memref<4xf32>) -> memref<4xf32> {
    %c = "test.more"(%b) : (memref<4xf32>) -> i1
    scf.condition(%c) %b : memref<4xf32>
  } do {
  ^bb0(%b: memref<4xf32>):
    %new = memref.alloc() : memref<4xf32>
    memref.copy %b, %new : memref<4xf32> to memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}
