// RUN: --plan-memory --remarks --verify-diagnostics
// REFERENCE: has no such pass
// A small buffer would keep the arena while a large one is live that is returned.
// expected-remark @below {{no arena of 516 bytes for 3 buffers, of which 516 bytes are live at once: other buffers are live at other times}}
func.func @others(%v: f32) -> memref<128xf32> {
  %e = memref.alloc() : memref<1xf32>
  linalg.fill ins(%v : f32) outs(%e : memref<1xf32>)
  %b = memref.alloc() : memref<64xf32>
  %d = memref.alloc() : memref<64xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
  linalg.fill ins(%v : f32) outs(%d : memref<64xf32>)
  linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
  memref.dealloc %b : memref<64xf32>
  memref.dealloc %d : memref<64xf32>
  %r = memref.alloc() : memref<128xf32>
  linalg.fill ins(%v : f32) outs(%r : memref<128xf32>)
  memref.copy %e, %e : memref<1xf32> to memref<1xf32>
  memref.dealloc %e : memref<1xf32>
  return %r : memref<128xf32>
}

// The path without the branch needs 32 bytes only.
// expected-remark @below {{no arena of 288 bytes for 2 buffers, of which 288 bytes are live at once: a path needs only 32 bytes}}
func.func @path(%x: memref<8xf32>, %c: i1, %v: f32) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  scf.if %c {
    %b = memref.alloc() : memref<64xf32>
    linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
    memref.dealloc %b : memref<64xf32>
  }
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return
}

// While the arena would be empty for the most part, a callee needs as much.
func.func private @callee(%v: f32) {
  %r = memref.alloc() : memref<128xf32>
  linalg.fill ins(%v : f32) outs(%r : memref<128xf32>)
  memref.dealloc %r : memref<128xf32>
  return
}

// expected-remark @below {{no arena of 516 bytes for 3 buffers, of which 516 bytes are live at once: other buffers are live at other times}}
func.func @call(%v: f32) {
  %e = memref.alloc() : memref<1xf32>
  linalg.fill ins(%v : f32) outs(%e : memref<1xf32>)
  %b = memref.alloc() : memref<64xf32>
  %d = memref.alloc() : memref<64xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
  linalg.fill ins(%v : f32) outs(%d : memref<64xf32>)
  linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
  memref.dealloc %b : memref<64xf32>
  memref.dealloc %d : memref<64xf32>
  func.call @callee(%v) : (f32) -> ()
  memref.copy %e, %e : memref<1xf32> to memref<1xf32>
  memref.dealloc %e : memref<1xf32>
  return
}
