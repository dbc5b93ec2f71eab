// RUN: --split-input-file --verify-diagnostics --lower-affine
// REFERENCE: reports the same errors, but succeeds after those in affine.apply and crashes after the others.
func.func @reduction_assign(%m: memref<8xf32>) {
  // expected-error @below {{Reduction operation type not supported}}
  %0 = affine.parallel (%i) = (0) to (8) reduce ("assign") -> (f32) {
    %1 = affine.load %m[%i] : memref<8xf32>
    affine.yield %1 : f32
  }
  return
}

// -----

func.func @modulo_by_zero(%i: index) -> index {
  // expected-error @below {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%i)
  return %0 : index
}

// -----

func.func @modulo_by_negative(%i: index) -> index {
  // expected-error @below {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod -3)>(%i)
  return %0 : index
}

// -----

func.func @ceildiv(%i: index) -> index {
  // expected-error @below {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv -3)>(%i)
  return %0 : index
}

// -----

func.func @floordiv(%i: index) -> index {
  // expected-error @below {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> ((d0 + 1) floordiv -2 + d0 mod 4)>(%i)
  return %0 : index
}

// -----

func.func @in_bounds(%m: memref<?xf32>, %n: index) {
  // expected-error @below {{division by non-positive value is not supported}}
  affine.for %i = 0 to affine_map<(d0) -> (d0 floordiv 0)>(%n) {
    %1 = affine.load %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @in_set(%m: memref<?xf32>, %n: index) {
  // expected-error @below {{modulo by non-positive value is not supported}}
  affine.if affine_set<(d0) : (d0 mod -2 >= 0)>(%n) {
    %1 = affine.load %m[0] : memref<?xf32>
  }
  return
}
