// RUN: --reuse-buffers --remarks --verify-diagnostics
// REFERENCE: has no such pass
// Each change is reported, and allocations that stay in a loop because of the peak.
func.func @all(%x: memref<8xf32>, %v: f32) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  // expected-remark @below {{output takes the place of operand 0, which is not used afterwards}}
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  // expected-remark @below {{copy erased: the source is not used afterwards}}
  memref.copy %b, %c : memref<8xf32> to memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-remark @below {{not moved out of the loop: more memory would be live, or a call may allocate some}}
    %d = memref.alloc() : memref<16xf32>
    linalg.fill ins(%v : f32) outs(%d : memref<16xf32>)
    memref.dealloc %d : memref<16xf32>
    // expected-remark @below {{not moved out of the loop: more memory would be live, or a call may allocate some}}
    %e = memref.alloc() : memref<100xf32>
    linalg.fill ins(%v : f32) outs(%e : memref<100xf32>)
    memref.dealloc %e : memref<100xf32>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-remark @below {{allocated once for all iterations of the loop}}
    %d = memref.alloc() : memref<16xf32>
    linalg.fill ins(%v : f32) outs(%d : memref<16xf32>)
    memref.dealloc %d : memref<16xf32>
  }
  memref.copy %c, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %c : memref<8xf32>
  // expected-remark @below {{takes the memory of a buffer that was freed before}}
  %f = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%f : memref<8xf32>)
  return %f : memref<8xf32>
}
