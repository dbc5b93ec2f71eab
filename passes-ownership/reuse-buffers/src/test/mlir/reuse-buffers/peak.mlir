// RUN: --reuse-buffers
// REFERENCE: has no such pass
// A buffer is kept until it is taken only if that leaves the peak as it is.
func.func private @unknown()

// 4000 bytes are live at the same time as none of the small buffers.
func.func @over_the_peak(%v: f32) {
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %big = memref.alloc() : memref<1000xf32>
  linalg.fill ins(%v : f32) outs(%big : memref<1000xf32>)
  memref.dealloc %big : memref<1000xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  memref.dealloc %b : memref<8xf32>
  return
}

// There is room beside the smaller buffer in between.
func.func @below_the_peak(%v: f32) {
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %small = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%small : memref<4xf32>)
  memref.dealloc %small : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  linalg.fill ins(%v : f32) outs(%c : memref<4xf32>)
  memref.dealloc %b : memref<8xf32>
  memref.dealloc %c : memref<4xf32>
  return
}

// The peak in a branch leaves no room outside, where it may not be reached.
func.func @peak_in_branch(%v: f32, %cond: i1) {
  scf.if %cond {
    %big = memref.alloc() : memref<1000xf32>
    linalg.fill ins(%v : f32) outs(%big : memref<1000xf32>)
    memref.dealloc %big : memref<1000xf32>
  }
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %small = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%small : memref<4xf32>)
  memref.dealloc %small : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  memref.dealloc %b : memref<8xf32>
  return
}

// The callee may allocate any amount.
func.func @over_a_call(%v: f32) {
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  call @unknown() : () -> ()
  %b = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  memref.dealloc %b : memref<8xf32>
  return
}
