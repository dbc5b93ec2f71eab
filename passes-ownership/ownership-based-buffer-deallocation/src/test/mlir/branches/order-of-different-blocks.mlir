// RUN: --ownership-based-buffer-deallocation
// The order of memrefs of different blocks is that of the positions of their allocations, for any number of memrefs.
func.func @f(%c: i1, %v: f32, %i: index) {
  %a0 = memref.alloc() : memref<1xf32>
  %a1 = memref.alloc() : memref<2xf32>
  %a2 = memref.alloc() : memref<3xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %b0 = memref.alloc() : memref<101xf32>
  %b1 = memref.alloc() : memref<102xf32>
  %b2 = memref.alloc() : memref<103xf32>
  cf.br ^bb3
^bb2:
  return
^bb3:
  memref.store %v, %b0[%i] : memref<101xf32>
  memref.store %v, %b1[%i] : memref<102xf32>
  memref.store %v, %b2[%i] : memref<103xf32>
  memref.store %v, %a0[%i] : memref<1xf32>
  memref.store %v, %a1[%i] : memref<2xf32>
  memref.store %v, %a2[%i] : memref<3xf32>
  cf.cond_br %c, ^bb2, ^bb4
^bb4:
  memref.store %v, %b0[%i] : memref<101xf32>
  memref.store %v, %b1[%i] : memref<102xf32>
  memref.store %v, %b2[%i] : memref<103xf32>
  memref.store %v, %a0[%i] : memref<1xf32>
  memref.store %v, %a1[%i] : memref<2xf32>
  memref.store %v, %a2[%i] : memref<3xf32>
  return
}
