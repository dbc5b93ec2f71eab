// RUN: --lean-buffer-deallocation
// REFERENCE: the pass is not in MLIR

// What is freed stays; the other buffer is freed, too.
func.func @half() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  "test.init"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return
}

// Freed on one of two ways: completed on the other.
func.func @one_way(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %a : memref<4xf32>
  return
^bb2:
  return
}

// Freed under two conditions, of which the pass does not know that one is the opposite of the other.
func.func @left(%c: i1, %d: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  scf.if %d {
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// The flag and the conditional deallocation of an earlier run are understood.
func.func @flag(%n: index, %p: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%b = %p, %owned = %false) -> (memref<4xf32>, i1) {
    %new = memref.alloc() : memref<4xf32>
    memref.copy %b, %new : memref<4xf32> to memref<4xf32>
    scf.yield %new, %true : memref<4xf32>, i1
  }
  return %r#0 : memref<4xf32>
}

// The clone of a buffer that is not used afterwards is the buffer itself.
func.func @clone_of_dying(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  "test.init"(%a) : (memref<?xf32>) -> ()
  %b = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}

// Callers that are not known rely on the condition, so that it stays.
func.func @argument(%a: memref<4xf32>, %c: i1) {
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// A clone that stays in the function is not needed: the argument lives longer.
func.func @local_clone(%p: memref<4xf32>, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %copy = bufferization.clone %p : memref<4xf32> to memref<4xf32>
  %r = scf.if %c -> f32 {
    %v = memref.load %copy[%c0] : memref<4xf32>
    memref.dealloc %copy : memref<4xf32>
    scf.yield %v : f32
  } else {
    memref.dealloc %copy : memref<4xf32>
    scf.yield %zero : f32
  }
  return %r : f32
}
