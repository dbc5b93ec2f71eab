// RUN: --plan-memory
// REFERENCE: has no such pass
// Buffers of alternative branches share memory; a buffer that is used in a loop lives until its end.
func.func @branches(%x: memref<8xf32>, %c: i1, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  scf.if %c {
    %b = memref.alloc() : memref<16xf32>
    %part = memref.subview %b[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
    memref.copy %a, %part : memref<8xf32> to memref<8xf32, strided<[1]>>
    memref.dealloc %b : memref<16xf32>
  } else {
    %d = memref.alloc() : memref<8xf32>
    memref.copy %a, %d : memref<8xf32> to memref<8xf32>
    memref.dealloc %d : memref<8xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %e = memref.alloc() : memref<8xf32>
    linalg.exp ins(%a : memref<8xf32>) outs(%e : memref<8xf32>)
    memref.copy %e, %x : memref<8xf32> to memref<8xf32>
    memref.dealloc %e : memref<8xf32>
  }
  memref.dealloc %a : memref<8xf32>
  %f = memref.alloc() : memref<24xf32>
  linalg.fill ins(%v : f32) outs(%f : memref<24xf32>)
  memref.dealloc %f : memref<24xf32>
  return
}

// With several blocks the arena is freed at each exit. A buffer that is used in a loop of blocks lives until its end.
func.func @blocks(%x: memref<8xf32>, %c: i1, %again: i1, %v: f32) {
  %t = memref.alloc() : memref<16xf32>
  linalg.fill ins(%v : f32) outs(%t : memref<16xf32>)
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  linalg.fill ins(%v : f32) outs(%t : memref<16xf32>)
  memref.dealloc %t : memref<16xf32>
  cf.cond_br %c, ^loop, ^exit
^loop:
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  memref.copy %b, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  cf.cond_br %again, ^loop, ^after
^after:
  memref.dealloc %a : memref<8xf32>
  %d = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%d : memref<8xf32>)
  memref.dealloc %d : memref<8xf32>
  return
^exit:
  memref.dealloc %a : memref<8xf32>
  return
}
