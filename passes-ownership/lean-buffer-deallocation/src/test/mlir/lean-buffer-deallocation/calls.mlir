// RUN: --lean-buffer-deallocation
// REFERENCE: the pass is not in MLIR

// Frees its argument: callers hand it over.
func.func private @takes(%a: memref<4xf32>, %c: i1) {
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  return
}

func.func @gives(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  call @takes(%a, %c) : (memref<4xf32>, i1) -> ()
  return
}

// Needs the buffer afterwards, so the callee gets a clone.
func.func @gives_clone(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  "test.init"(%a) : (memref<4xf32>) -> ()
  call @takes(%a, %c) : (memref<4xf32>, i1) -> ()
  "test.use"(%a) : (memref<4xf32>) -> ()
  return
}

func.func private @unknown() -> (memref<4xf32>, memref<4xf32>)

// The results may be the same buffer.
func.func @two_results() -> memref<4xf32> {
  %r:2 = call @unknown() : () -> (memref<4xf32>, memref<4xf32>)
  "test.use"(%r#0, %r#1) : (memref<4xf32>, memref<4xf32>) -> ()
  return %r#1 : memref<4xf32>
}

func.func @known() -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  "test.init"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  return %a, %b : memref<4xf32>, memref<4xf32>
}

// The results are different buffers.
func.func @different_results() {
  %r:2 = call @known() : () -> (memref<4xf32>, memref<4xf32>)
  "test.use"(%r#0, %r#1) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
