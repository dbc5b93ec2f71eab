// RUN: --copy-removal
// REFERENCE: has no such pass any more
// Each copy stands in the way of the next one, which is freed earlier. The last one goes first, then the others can.
func.func @f(%x: f32, %target: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %target : memref<4xf32> to memref<4xf32>
  memref.store %x, %b[%c0] : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  memref.copy %b, %target : memref<4xf32> to memref<4xf32>
  memref.store %x, %c[%c0] : memref<4xf32>
  memref.copy %c, %target : memref<4xf32> to memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
