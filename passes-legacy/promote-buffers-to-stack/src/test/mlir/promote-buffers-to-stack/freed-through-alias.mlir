// RUN: --promote-buffers-to-stack
// REFERENCE: sees only deallocations of the allocated value itself, so that memory of the stack is freed
func.func @f(%c: i1, %m: memref<2xf32>) {
  %other = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^then, ^join(%other : memref<2xf32>)
^then:
  memref.dealloc %other : memref<2xf32>
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%z: memref<2xf32>):
  memref.dealloc %z : memref<2xf32>
  %v = memref.alloc() : memref<2xf32>
  %w = memref.cast %v : memref<2xf32> to memref<?xf32>
  memref.dealloc %w : memref<?xf32>
  return
}
