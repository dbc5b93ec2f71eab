// RUN: --ownership-based-buffer-deallocation
// REFERENCE: it sorts more than 16 memrefs by an algorithm that is not stable
// The order of memrefs of different blocks is that of the positions of their allocations, for any number of memrefs.
func.func @f(%c: i1, %v: f32, %i: index) {
  %a0 = memref.alloc() : memref<1xf32>
  %a1 = memref.alloc() : memref<2xf32>
  %a2 = memref.alloc() : memref<3xf32>
  %a3 = memref.alloc() : memref<4xf32>
  %a4 = memref.alloc() : memref<5xf32>
  %a5 = memref.alloc() : memref<6xf32>
  %a6 = memref.alloc() : memref<7xf32>
  %a7 = memref.alloc() : memref<8xf32>
  %a8 = memref.alloc() : memref<9xf32>
  %a9 = memref.alloc() : memref<10xf32>
  %a10 = memref.alloc() : memref<11xf32>
  %a11 = memref.alloc() : memref<12xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %b0 = memref.alloc() : memref<101xf32>
  %b1 = memref.alloc() : memref<102xf32>
  %b2 = memref.alloc() : memref<103xf32>
  %b3 = memref.alloc() : memref<104xf32>
  %b4 = memref.alloc() : memref<105xf32>
  %b5 = memref.alloc() : memref<106xf32>
  %b6 = memref.alloc() : memref<107xf32>
  %b7 = memref.alloc() : memref<108xf32>
  %b8 = memref.alloc() : memref<109xf32>
  %b9 = memref.alloc() : memref<110xf32>
  %b10 = memref.alloc() : memref<111xf32>
  %b11 = memref.alloc() : memref<112xf32>
  cf.br ^bb3
^bb2:
  return
^bb3:
  memref.store %v, %b0[%i] : memref<101xf32>
  memref.store %v, %b1[%i] : memref<102xf32>
  memref.store %v, %b2[%i] : memref<103xf32>
  memref.store %v, %b3[%i] : memref<104xf32>
  memref.store %v, %b4[%i] : memref<105xf32>
  memref.store %v, %b5[%i] : memref<106xf32>
  memref.store %v, %b6[%i] : memref<107xf32>
  memref.store %v, %b7[%i] : memref<108xf32>
  memref.store %v, %b8[%i] : memref<109xf32>
  memref.store %v, %b9[%i] : memref<110xf32>
  memref.store %v, %b10[%i] : memref<111xf32>
  memref.store %v, %b11[%i] : memref<112xf32>
  memref.store %v, %a0[%i] : memref<1xf32>
  memref.store %v, %a1[%i] : memref<2xf32>
  memref.store %v, %a2[%i] : memref<3xf32>
  memref.store %v, %a3[%i] : memref<4xf32>
  memref.store %v, %a4[%i] : memref<5xf32>
  memref.store %v, %a5[%i] : memref<6xf32>
  memref.store %v, %a6[%i] : memref<7xf32>
  memref.store %v, %a7[%i] : memref<8xf32>
  memref.store %v, %a8[%i] : memref<9xf32>
  memref.store %v, %a9[%i] : memref<10xf32>
  memref.store %v, %a10[%i] : memref<11xf32>
  memref.store %v, %a11[%i] : memref<12xf32>
  cf.cond_br %c, ^bb2, ^bb4
^bb4:
  memref.store %v, %b0[%i] : memref<101xf32>
  memref.store %v, %b1[%i] : memref<102xf32>
  memref.store %v, %b2[%i] : memref<103xf32>
  memref.store %v, %b3[%i] : memref<104xf32>
  memref.store %v, %b4[%i] : memref<105xf32>
  memref.store %v, %b5[%i] : memref<106xf32>
  memref.store %v, %b6[%i] : memref<107xf32>
  memref.store %v, %b7[%i] : memref<108xf32>
  memref.store %v, %b8[%i] : memref<109xf32>
  memref.store %v, %b9[%i] : memref<110xf32>
  memref.store %v, %b10[%i] : memref<111xf32>
  memref.store %v, %b11[%i] : memref<112xf32>
  memref.store %v, %a0[%i] : memref<1xf32>
  memref.store %v, %a1[%i] : memref<2xf32>
  memref.store %v, %a2[%i] : memref<3xf32>
  memref.store %v, %a3[%i] : memref<4xf32>
  memref.store %v, %a4[%i] : memref<5xf32>
  memref.store %v, %a5[%i] : memref<6xf32>
  memref.store %v, %a6[%i] : memref<7xf32>
  memref.store %v, %a7[%i] : memref<8xf32>
  memref.store %v, %a8[%i] : memref<9xf32>
  memref.store %v, %a9[%i] : memref<10xf32>
  memref.store %v, %a10[%i] : memref<11xf32>
  memref.store %v, %a11[%i] : memref<12xf32>
  return
}
