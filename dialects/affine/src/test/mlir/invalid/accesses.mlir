// RUN: --split-input-file --verify-diagnostics
// A wrong type is told of at the colon.
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.load' invalid kind of type specified}}
  %0 = affine.load %m[%i] :
    si8
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{custom op 'affine.store' invalid kind of type specified}}
  affine.store %i, %m[%i] :
    si8
  return
}

// -----

func.func @f() {
  affine.for %i = 2
  // expected-error @below {{custom op 'affine.for' expected 'to' between bounds}}
      4 {
  }
  return
}
