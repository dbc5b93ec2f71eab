// RUN: --deallocate-in-callee --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Each deallocation after a call is reported, with the reason if it stays.

func.func @main(%a: memref<f32>, %b: memref<f32>, %d: memref<f32>) {
  call @callee(%a) : (memref<f32>) -> ()
  // expected-remark @+1 {{moved into the callee}}
  memref.dealloc %a : memref<f32>
  call @sometimes(%b) : (memref<f32>) -> ()
  // expected-remark @+1 {{not moved into the callee: not all callers free the argument after the call}}
  memref.dealloc %b : memref<f32>
  call @sometimes(%d) : (memref<f32>) -> ()
  return
}
// expected-note @+1 {{the callee}}
func.func private @callee(%a: memref<f32>) {
  return
}
func.func private @sometimes(%a: memref<f32>) {
  return
}
