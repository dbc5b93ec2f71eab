// RUN: --promote-within-stack-budget=stack-budget=4096
// REFERENCE: has no such pass
// Returned buffers, buffers of dynamic size and those that another deallocation may free stay on the heap. A condition
// of the deallocation does not matter if no other code can free the buffer.
func.func @all(%x: memref<8xf32>, %n: index, %c: i1, %v: f32) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<?xf32>)
  memref.dealloc %b : memref<?xf32>
  %d = memref.alloc() : memref<8xf32>
  %e = memref.alloc() : memref<8xf32>
  %r = arith.select %c, %d, %e : memref<8xf32>
  %s = arith.select %c, %e, %d : memref<8xf32>
  memref.copy %x, %r : memref<8xf32> to memref<8xf32>
  memref.dealloc %r : memref<8xf32>
  memref.dealloc %s : memref<8xf32>
  %f = memref.alloc() : memref<8xf32>
  memref.copy %x, %f : memref<8xf32> to memref<8xf32>
  %true = arith.constant true
  scf.if %true {
    memref.dealloc %f : memref<8xf32>
  }
  return %a : memref<8xf32>
}
