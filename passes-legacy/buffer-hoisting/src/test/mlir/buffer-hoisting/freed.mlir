// RUN: --buffer-hoisting
// REFERENCE: moves both allocations to the entry block, so that one of them is never freed
func.func @f(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = memref.alloc() : memref<2xf32>
  cf.br ^bb3(%0 : memref<2xf32>)
^bb2:
  %1 = memref.alloc() : memref<2xf32>
  cf.br ^bb3(%1 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  test.copy(%2, %m) : (memref<2xf32>, memref<2xf32>)
  memref.dealloc %2 : memref<2xf32>
  return
}
