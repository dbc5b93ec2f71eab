// RUN: --plan-memory
// REFERENCE: has no such pass
// Allocations that stay as they are.
func.func private @get(memref<8xf32>)

// Returned, of dynamic size, alone, or with a layout.
func.func @not_local(%x: memref<8xf32>, %n: index, %v: f32) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<?xf32>)
  memref.dealloc %b : memref<?xf32>
  %d = memref.alloc() : memref<8xf32>
  memref.copy %x, %d : memref<8xf32> to memref<8xf32>
  memref.dealloc %d : memref<8xf32>
  %e = memref.alloc() : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  linalg.fill ins(%v : f32) outs(%e : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>)
  memref.dealloc %e : memref<4x4xf32, affine_map<(i, j) -> (j, i)>>
  return %a : memref<8xf32>
}

// Recursive.
func.func @recursive(%x: memref<8xf32>, %c: i1) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  scf.if %c {
    func.call @recursive(%b, %c) : (memref<8xf32>, i1) -> ()
  }
  memref.dealloc %b : memref<8xf32>
  return
}

// In a parallel loop.
func.func @parallel(%x: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %a = memref.alloc() : memref<8xf32>
    linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
    %b = memref.alloc() : memref<8xf32>
    linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
    memref.dealloc %a : memref<8xf32>
    memref.dealloc %b : memref<8xf32>
  }
  return
}

// Carried to the next iteration: two buffers of the allocation are live at once.
func.func @carried(%x: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%each = %a) -> (memref<8xf32>) {
    %b = memref.alloc() : memref<8xf32>
    linalg.exp ins(%each : memref<8xf32>) outs(%b : memref<8xf32>)
    memref.copy %each, %x : memref<8xf32> to memref<8xf32>
    memref.dealloc %each : memref<8xf32>
    scf.yield %b : memref<8xf32>
  }
  memref.dealloc %last : memref<8xf32>
  return
}

// The deallocation may free another buffer, or the callee may have freed this one.
func.func @other_owner(%x: memref<8xf32>, %c: i1) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %r = arith.select %c, %a, %b : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%r : memref<8xf32>)
  %other = arith.select %c, %b, %a : memref<8xf32>
  memref.dealloc %other : memref<8xf32>
  memref.dealloc %r : memref<8xf32>
  %d = memref.alloc() : memref<8xf32>
  %e = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%d : memref<8xf32>)
  linalg.exp ins(%x : memref<8xf32>) outs(%e : memref<8xf32>)
  func.call @get(%d) : (memref<8xf32>) -> ()
  func.call @get(%e) : (memref<8xf32>) -> ()
  scf.if %c {
    memref.dealloc %d : memref<8xf32>
    memref.dealloc %e : memref<8xf32>
  }
  return
}
