// RUN: --promote-within-stack-budget=stack-budget=48 --remarks --verify-diagnostics
// REFERENCE: has no such pass
// Promoted buffers are reported, and those for which the budget is too small.
func.func @all(%v: f32) {
  // expected-remark @below {{promoted to the stack}}
  %a = memref.alloc() : memref<8xf32>
  // expected-remark @below {{not promoted: the stack budget of 48 bytes for the function is spent}}
  %b = memref.alloc() {alignment = 32 : i64} : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  linalg.fill ins(%v : f32) outs(%b : memref<4xf32>)
  memref.dealloc %a : memref<8xf32>
  memref.dealloc %b : memref<4xf32>
  return
}
