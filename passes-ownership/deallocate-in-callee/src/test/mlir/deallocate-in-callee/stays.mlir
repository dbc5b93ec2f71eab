// RUN: --deallocate-in-callee --split-input-file
// REFERENCE: MLIR does not have the pass

// The function can be called from elsewhere.
func.func @main(%a: memref<f32>) {
  call @public(%a) : (memref<f32>) -> ()
  memref.dealloc %a : memref<f32>
  return
}
func.func @public(%a: memref<f32>) {
  return
}

// -----

// One caller uses the buffer after the call.
func.func @main(%a: memref<f32>, %b: memref<f32>, %value: f32) {
  call @callee(%a) : (memref<f32>) -> ()
  memref.dealloc %a : memref<f32>
  call @callee(%b) : (memref<f32>) -> ()
  memref.store %value, %b[] : memref<f32>
  memref.dealloc %b : memref<f32>
  return
}
func.func private @callee(%a: memref<f32>) {
  return
}

// -----

// There may be other calls.
func.func @main(%a: memref<f32>) -> ((memref<f32>) -> ()) {
  call @callee(%a) : (memref<f32>) -> ()
  memref.dealloc %a : memref<f32>
  %function = constant @callee : (memref<f32>) -> ()
  return %function : (memref<f32>) -> ()
}
func.func private @callee(%a: memref<f32>) {
  return
}

// -----

// A declaration has no place for it.
func.func private @callee(%a: memref<f32>)
func.func @main(%a: memref<f32>) {
  call @callee(%a) : (memref<f32>) -> ()
  memref.dealloc %a : memref<f32>
  return
}

// -----

// The callee would have to return the argument instead of the clone.
func.func @main(%a: memref<f32>) -> memref<f32> {
  %r = call @callee(%a) : (memref<f32>) -> memref<f32>
  memref.dealloc %a : memref<f32>
  return %r : memref<f32>
}
func.func private @callee(%a: memref<f32>) -> memref<f32> {
  %r = bufferization.clone %a : memref<f32> to memref<f32>
  return %r : memref<f32>
}
