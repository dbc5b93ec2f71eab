// RUN: --buffer-deallocation=results-are-owned
// REFERENCE: has no such option
func.func private @callee(memref<2xf32>) -> memref<2xf32>

// What a call returns is taken over.
func.func @call(%m: memref<2xf32>, %out: memref<2xf32>) {
  %r = call @callee(%m) : (memref<2xf32>) -> memref<2xf32>
  memref.copy %r, %out : memref<2xf32> to memref<2xf32>
  return
}

// What is freed already is not freed again.
func.func @freed_already(%m: memref<2xf32>, %out: memref<2xf32>) {
  %r = call @callee(%m) : (memref<2xf32>) -> memref<2xf32>
  memref.copy %r, %out : memref<2xf32> to memref<2xf32>
  memref.dealloc %r : memref<2xf32>
  return
}

// An argument stays the caller's, so that the caller gets a clone.
func.func @argument(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}

func.func @maybe_argument(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// What is allocated here is given away, but only once.
func.func @allocation() -> (memref<2xf32>, memref<?xf32>, i32) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.cast %a : memref<2xf32> to memref<?xf32>
  %i = arith.constant 0 : i32
  return %a, %b, %i : memref<2xf32>, memref<?xf32>, i32
}

// So is what was called for.
func.func @tail_call(%m: memref<2xf32>) -> memref<2xf32> {
  %r = call @callee(%m) : (memref<2xf32>) -> memref<2xf32>
  return %r : memref<2xf32>
}

memref.global "private" @g : memref<2xf32>
func.func @global() -> memref<2xf32> {
  %g = memref.get_global @g : memref<2xf32>
  return %g : memref<2xf32>
}
