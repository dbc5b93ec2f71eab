// RUN: --canonicalize
// REFERENCE: returns the source, so that the caller frees it in a memory space in which it was not allocated
func.func @f(%x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32, 1>
  memref.store %x, %a[%c0] : memref<4xf32, 1>
  %s = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  %r = bufferization.clone %s : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32, 1>
  return %r : memref<4xf32>
}
