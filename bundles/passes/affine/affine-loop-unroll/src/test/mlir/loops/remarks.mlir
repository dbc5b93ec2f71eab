// RUN: --affine-loop-unroll --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Unrolled loops are reported, and those that are not, with the reason.
func.func @f(%n: index, %m: index, %x: f32, %A: memref<?xf32>) {
  // expected-remark @below {{unrolled by the factor 4}}
  affine.for %i = 0 to %n {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{unrolled completely: 4 iterations}}
  affine.for %i = 0 to 4 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not unrolled: it has fewer iterations than the factor 4}}
  affine.for %i = 0 to 3 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not unrolled: its body is empty}}
  affine.for %i = 0 to 8 {
  }
  // expected-remark @below {{not unrolled: a bound is a maximum or minimum, so that the rest cannot be a second loop}}
  affine.for %i = 0 to min affine_map<(d0, d1) -> (d0, d1)>(%n, %m) {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  return
}
