// RUN: --plan-memory
// REFERENCE: has no such pass
// Buffers whose lives do not overlap share memory.
func.func @chain(%x: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %c = memref.alloc() : memref<2x4xf32>
  %flat = memref.collapse_shape %c [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  linalg.exp ins(%b : memref<8xf32>) outs(%flat : memref<8xf32>)
  memref.dealloc %b : memref<8xf32>
  memref.copy %flat, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %c : memref<2x4xf32>
  return
}

// Alignments are kept, and each memory space has its own arena.
func.func @alignment(%v: f32, %i: i8, %z: f64) {
  %a = memref.alloc() : memref<3xi8>
  %b = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  %c = memref.alloc() : memref<2xf64>
  %d = memref.alloc() : memref<8xf32, 1>
  %e = memref.alloc() : memref<8xf32, 1>
  linalg.fill ins(%i : i8) outs(%a : memref<3xi8>)
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  linalg.fill ins(%z : f64) outs(%c : memref<2xf64>)
  linalg.fill ins(%v : f32) outs(%d : memref<8xf32, 1>)
  linalg.fill ins(%v : f32) outs(%e : memref<8xf32, 1>)
  memref.copy %d, %e : memref<8xf32, 1> to memref<8xf32, 1>
  linalg.fill ins(%i : i8) outs(%a : memref<3xi8>)
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  memref.dealloc %a : memref<3xi8>
  memref.dealloc %b : memref<8xf32>
  memref.dealloc %c : memref<2xf64>
  memref.dealloc %d : memref<8xf32, 1>
  memref.dealloc %e : memref<8xf32, 1>
  return
}
