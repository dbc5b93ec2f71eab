// RUN: --reuse-buffers
// REFERENCE: has no such pass
// A buffer that is freed in the iteration that allocates it serves all iterations.
func.func @nested(%x: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to 4 {
      %a = memref.alloc() : memref<8xf32>
      linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
      memref.copy %a, %x : memref<8xf32> to memref<8xf32>
      memref.dealloc %a : memref<8xf32>
    }
  }
  return
}

// A dynamic size must be valid even without iterations: a dimension is, an argument may be negative.
func.func @dynamic(%x: memref<?xf32>, %n: index, %m: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%d) : memref<?xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<?xf32>)
    memref.dealloc %a : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%m) : memref<?xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<?xf32>)
    memref.dealloc %a : memref<?xf32>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %a = memref.alloc(%m) : memref<?xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<?xf32>)
    memref.dealloc %a : memref<?xf32>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %a = memref.alloc(%i) : memref<?xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<?xf32>)
    memref.dealloc %a : memref<?xf32>
  }
  return
}

// The iterations run at once, or the loop has none.
func.func @parallel(%v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %a = memref.alloc() : memref<8xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
    memref.dealloc %a : memref<8xf32>
  }
  scf.for %i = %c4 to %c0 step %c1 {
    %a = memref.alloc() : memref<8xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
    memref.dealloc %a : memref<8xf32>
  }
  return
}

// A buffer that goes to the next iteration, or that is freed on some paths only, stays in the loop.
func.func @carried(%x: memref<8xf32>, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%start : memref<8xf32>)
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%each = %start) -> (memref<8xf32>) {
    %a = memref.alloc() : memref<8xf32>
    linalg.exp ins(%each : memref<8xf32>) outs(%a : memref<8xf32>)
    memref.copy %each, %x : memref<8xf32> to memref<8xf32>
    memref.dealloc %each : memref<8xf32>
    scf.yield %a : memref<8xf32>
  }
  memref.dealloc %last : memref<8xf32>
  return
}

// The large buffer in the loop is freed before the other is allocated, and both at once would raise the peak.
func.func @peak(%v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %a = memref.alloc() : memref<8xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
    memref.dealloc %a : memref<8xf32>
    %b = memref.alloc() : memref<1000xf32>
    linalg.fill ins(%v : f32) outs(%b : memref<1000xf32>)
    memref.dealloc %b : memref<1000xf32>
  }
  return
}
