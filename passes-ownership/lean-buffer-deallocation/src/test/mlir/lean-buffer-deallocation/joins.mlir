// RUN: --lean-buffer-deallocation
// REFERENCE: the pass is not in MLIR

// Each way brings a buffer of its own, and frees the one that it does not bring.
func.func @each_its_own(%c: i1, %x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %r = scf.if %c -> memref<4xf32> {
    %new = memref.alloc() : memref<4xf32>
    memref.copy %a, %new : memref<4xf32> to memref<4xf32>
    scf.yield %new : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// The owner lends a buffer that it needs afterwards.
func.func @lent(%c: i1, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  memref.store %x, %b[%c0] : memref<4xf32>
  %r = scf.if %c -> memref<4xf32> {
    scf.yield %b : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  %w = memref.load %a[%c0] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}

// A selected buffer is returned, and the other one freed.
func.func @select(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  "test.init"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  %r = arith.select %c, %a, %b : memref<4xf32>
  return %r : memref<4xf32>
}

// A switch with three ways, of which one uses the buffer of the caller.
func.func @switch(%i: index, %p: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  %r = scf.index_switch %i -> memref<4xf32>
  case 1 {
    %new = memref.alloc() : memref<4xf32>
    "test.init"(%new) : (memref<4xf32>) -> ()
    scf.yield %new : memref<4xf32>
  }
  case 2 {
    scf.yield %a : memref<4xf32>
  }
  default {
    scf.yield %p : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}

// One buffer is handed over twice: the second result does not own it.
func.func @twice(%c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %r:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {
    %new = memref.alloc() : memref<4xf32>
    "test.init"(%new) : (memref<4xf32>) -> ()
    scf.yield %new, %new : memref<4xf32>, memref<4xf32>
  } else {
    %one = memref.alloc() : memref<4xf32>
    %other = memref.alloc() : memref<4xf32>
    "test.init"(%one, %other) : (memref<4xf32>, memref<4xf32>) -> ()
    scf.yield %one, %other : memref<4xf32>, memref<4xf32>
  }
  %v = memref.load %r#0[%c0] : memref<4xf32>
  %w = memref.load %r#1[%c0] : memref<4xf32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}
