// RUN: --deallocate-in-callee
// REFERENCE: MLIR does not have the pass

// The other call may load the buffer from the box.
func.func private @work()
func.func @main(%a: memref<f32>, %box: memref<memref<f32>>, %value: f32) {
  memref.store %a, %box[] : memref<memref<f32>>
  call @callee(%a, %value) : (memref<f32>, f32) -> ()
  memref.dealloc %a : memref<f32>
  return
}
func.func private @callee(%a: memref<f32>, %value: f32) {
  memref.store %value, %a[] : memref<f32>
  call @work() : () -> ()
  %sum = arith.addf %value, %value : f32
  return
}
