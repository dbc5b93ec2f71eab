// RUN: --deallocate-in-callee
// REFERENCE: MLIR does not have the pass

// A buffer that is passed twice is freed by the caller: the function could free it before it uses the other argument.
func.func @main(%a: memref<f32>, %c: i1, %value: f32) {
  call @twice(%a, %a, %c, %value) : (memref<f32>, memref<f32>, i1, f32) -> ()
  memref.dealloc %a : memref<f32>
  return
}
func.func private @twice(%a: memref<f32>, %b: memref<f32>, %c: i1, %value: f32) {
  memref.store %value, %a[] : memref<f32>
  cf.cond_br %c, ^left, ^right
^left:
  memref.store %value, %b[] : memref<f32>
  return
^right:
  return
}

// Each return frees.
func.func @caller(%c: i1, %value: f32) {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  call @once(%a, %b, %c, %value) : (memref<f32>, memref<f32>, i1, f32) -> ()
  memref.dealloc %a : memref<f32>
  memref.dealloc %b : memref<f32>
  return
}
func.func private @once(%a: memref<f32>, %b: memref<f32>, %c: i1, %value: f32) {
  memref.store %value, %a[] : memref<f32>
  cf.cond_br %c, ^left, ^right
^left:
  memref.store %value, %b[] : memref<f32>
  return
^right:
  return
}

// A function that calls itself.
func.func @start(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  call @recursive(%n, %c, %buffer) : (index, i1, memref<?xf32>) -> ()
  memref.dealloc %buffer : memref<?xf32>
  return
}
func.func private @recursive(%n: index, %c: i1, %buffer: memref<?xf32>) {
  %value = memref.load %buffer[%n] : memref<?xf32>
  scf.if %c {
    %next = memref.alloc(%n) : memref<?xf32>
    memref.store %value, %next[%n] : memref<?xf32>
    func.call @recursive(%n, %c, %next) : (index, i1, memref<?xf32>) -> ()
    memref.dealloc %next : memref<?xf32>
  }
  return
}
