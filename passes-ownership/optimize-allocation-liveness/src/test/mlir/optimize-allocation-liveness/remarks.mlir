// RUN: --optimize-allocation-liveness --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Each deallocation is reported, with the place or the reason.

func.func @remarks(%c: i1, %value: f32) -> f32 {
  %buffer = memref.alloc() : memref<f32>
  // expected-note @+1 {{after this operation}}
  memref.store %value, %buffer[] : memref<f32>
  %other = memref.alloc() : memref<f32>
  memref.store %value, %other[] : memref<f32>
  %twice = memref.alloc() : memref<f32>
  %a = arith.addf %value, %value : f32
  // expected-remark @+1 {{moved to right after the last use}}
  memref.dealloc %buffer : memref<f32>
  scf.if %c {
    // expected-remark @+1 {{not moved: the buffer is allocated in another block}}
    memref.dealloc %other : memref<f32>
    // expected-remark @+1 {{not moved: the buffer is freed at several places}}
    memref.dealloc %twice : memref<f32>
  } else {
    memref.dealloc %twice : memref<f32>
  }
  return %a : f32
}
