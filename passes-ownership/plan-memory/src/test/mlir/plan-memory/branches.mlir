// RUN: --plan-memory
// REFERENCE: has no such pass
// An arena is not larger than what each path needs. The buffers of one branch have an arena in that branch.
func.func @branch(%x: memref<8xf32>, %c: i1, %v: f32) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  scf.if %c {
    %b = memref.alloc() : memref<64xf32>
    linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
    memref.dealloc %b : memref<64xf32>
    %d = memref.alloc() : memref<48xf32>
    linalg.fill ins(%v : f32) outs(%d : memref<48xf32>)
    memref.dealloc %d : memref<48xf32>
  }
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return
}

// All buffers are in one branch inside a loop: the arena does not leave the branch.
func.func @branch_in_loop(%n: index, %c: i1, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %b = memref.alloc() : memref<64xf32>
      linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
      memref.dealloc %b : memref<64xf32>
      %d = memref.alloc() : memref<48xf32>
      linalg.fill ins(%v : f32) outs(%d : memref<48xf32>)
      memref.dealloc %d : memref<48xf32>
    }
  }
  return
}

// In a loop on every path: one arena before the loop.
func.func @loop(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc() : memref<64xf32>
    linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
    memref.dealloc %b : memref<64xf32>
    %d = memref.alloc() : memref<48xf32>
    linalg.fill ins(%v : f32) outs(%d : memref<48xf32>)
    memref.dealloc %d : memref<48xf32>
  }
  return
}

// The arena begins at the first use and ends after the last one, also where the allocations are earlier.
func.func @early(%v: f32, %n: index) -> index {
  %b = memref.alloc() : memref<64xf32>
  %d = memref.alloc() : memref<48xf32>
  %m = arith.addi %n, %n : index
  linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
  linalg.fill ins(%v : f32) outs(%d : memref<48xf32>)
  %k = arith.addi %m, %n : index
  memref.dealloc %b : memref<64xf32>
  memref.dealloc %d : memref<48xf32>
  return %k : index
}

// The arena ends before a large buffer is allocated; buffers that are live alone have none.
func.func @apart(%v: f32) -> memref<128xf32> {
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<64xf32>)
  linalg.fill ins(%v : f32) outs(%b : memref<64xf32>)
  linalg.fill ins(%v : f32) outs(%a : memref<64xf32>)
  memref.dealloc %a : memref<64xf32>
  memref.dealloc %b : memref<64xf32>
  %r = memref.alloc() : memref<128xf32>
  linalg.fill ins(%v : f32) outs(%r : memref<128xf32>)
  %d = memref.alloc() : memref<2xf32>
  linalg.fill ins(%v : f32) outs(%d : memref<2xf32>)
  memref.dealloc %d : memref<2xf32>
  %e = memref.alloc() : memref<1xf32>
  linalg.fill ins(%v : f32) outs(%e : memref<1xf32>)
  memref.dealloc %e : memref<1xf32>
  return %r : memref<128xf32>
}
