// RUN: --plan-memory --remarks --verify-diagnostics
// REFERENCE: has no such pass
// The size of the arena is reported, with its lower bound.
// expected-remark @below {{arena of 96 bytes for 3 buffers; at most 96 bytes are live at once}}
func.func @sizes(%x: memref<8xf32>, %y: memref<16xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  %b = memref.alloc() : memref<16xf32>
  linalg.exp ins(%y : memref<16xf32>) outs(%b : memref<16xf32>)
  %c = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%c : memref<8xf32>)
  memref.copy %b, %y : memref<16xf32> to memref<16xf32>
  memref.copy %c, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %b : memref<16xf32>
  memref.dealloc %c : memref<8xf32>
  return
}
