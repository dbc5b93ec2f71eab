// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// The operands of an access must be dimensions and symbols at their places.
func.func @f(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %y = "test.x"() : () -> index
    // expected-error @below {{'affine.vector_load' op operand cannot be used as a dimension id}}
    %v = affine.vector_load %m[%y] : memref<?xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error @below {{'affine.load' op operand cannot be used as a symbol}}
    %z = affine.load %m[symbol(%i)] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
    // expected-error @below {{'affine.store' op operand cannot be used as a dimension id}}
    affine.store %x, %m[%s] : memref<?xf32>
    affine.yield %s : index
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    %y = affine.apply affine_map<(d0) -> (d0)>(%i)
    // expected-error @below {{dimensional operand cannot be used as a symbol}}
    %z = affine.apply affine_map<()[s0] -> (s0)>()[%y]
  }
  return
}
