// RUN: --test-next-access
// REFERENCE: forgets "mid", the access after the other call of the callee.
// An access after one of the calls comes next after the callee.

func.func private @callee(%m: memref<f32>) {
  memref.load %m[] {name = "callee"} : memref<f32>
  return
}

func.func @callers(%m: memref<f32>) {
  func.call @callee(%m) : (memref<f32>) -> ()
  memref.load %m[] {name = "mid"} : memref<f32>
  test.call_and_store @callee(%m), %m {name = "call", store_before_call = false} : (memref<f32>, memref<f32>) -> ()
  memref.load %m[] {name = "post"} : memref<f32>
  return
}
