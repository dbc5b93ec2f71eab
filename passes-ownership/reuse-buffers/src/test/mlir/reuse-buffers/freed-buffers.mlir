// RUN: --reuse-buffers
// REFERENCE: has no such pass
// An allocation takes a buffer of its class that was freed before.
func.func @sequence(%x: memref<8xf32>, %n: index, %v: f32) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  return %b : memref<8xf32>
}

// Equal sizes: the same value, or the same dimension of a buffer.
func.func @dynamic(%x: memref<?xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<?xf32>)
  memref.dealloc %a : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<?xf32>)
  memref.dealloc %b : memref<?xf32>
  %d = memref.dim %x, %c0 : memref<?xf32>
  %c = memref.alloc(%d) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%c : memref<?xf32>)
  memref.dealloc %c : memref<?xf32>
  %e = memref.dim %x, %c0 : memref<?xf32>
  %f = memref.alloc(%e) : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%f : memref<?xf32>)
  memref.dealloc %f : memref<?xf32>
  return
}

// Another type, memory space, alignment or operation is another class.
func.func @classes(%v: f32, %i: i32) {
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %b = memref.alloc() : memref<8xi32>
  linalg.fill ins(%i : i32) outs(%b : memref<8xi32>)
  memref.dealloc %b : memref<8xi32>
  %c = memref.alloc() : memref<8xf32, 1>
  linalg.fill ins(%v : f32) outs(%c : memref<8xf32, 1>)
  memref.dealloc %c : memref<8xf32, 1>
  %d = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%d : memref<8xf32>)
  memref.dealloc %d : memref<8xf32>
  %e = gpu.alloc() : memref<8xf32>
  gpu.dealloc %e : memref<8xf32>
  return
}

// A buffer that is freed on one path only is not taken after it.
func.func @one_path(%c: i1, %v: f32) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  scf.if %c {
    memref.dealloc %a : memref<8xf32>
  }
  %b = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<8xf32>)
  return %b : memref<8xf32>
}
