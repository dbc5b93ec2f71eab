// RUN: --affine-loop-normalize=promote-single-iter --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Normalized loops are reported, and those that are not, with the reason.
func.func @f(%n: index, %m: index, %x: f32, %A: memref<?xf32>) {
  // expected-remark @below {{starts at 0 with step 1 now}}
  affine.for %i = 2 to %n step 2 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{replaced by its body: it has one iteration}}
  affine.for %i = 2 to 3 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not normalized: a bound is a maximum or minimum}}
  affine.for %i = max affine_map<(d0, d1) -> (d0, d1)>(%n, %m) to 100 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{starts at 0 with step 1 now}}
  affine.parallel (%i) = (1) to (%n) {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  return
}
