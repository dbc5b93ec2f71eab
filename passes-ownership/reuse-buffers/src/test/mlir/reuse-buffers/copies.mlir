// RUN: --reuse-buffers
// REFERENCE: has no such pass
// A copy whose source is not used afterwards is erased.
func.func @copy(%x: memref<8xf32>) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  linalg.copy ins(%b : memref<8xf32>) outs(%c : memref<8xf32>)
  memref.dealloc %b : memref<8xf32>
  return %c : memref<8xf32>
}

// The copy remains: it is changed while the source is needed.
func.func @both_used(%x: memref<8xf32>, %v: f32) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return %b : memref<8xf32>
}
