// RUN: --split-input-file --verify-diagnostics
// That the types cannot be cast comes before what an elementwise operation asks, and behind what is said of shapes.
func.func @incompatible(%m: memref<?xf32>) {
  // expected-error @below {{'arith.bitcast' op operand type 'memref<?xf32>' and result type 'vector<4xi64>' are cast incompatible}}
  %0 = arith.bitcast %m : memref<?xf32> to vector<4xi64>
  return
}

// -----

func.func @no_index(%m: memref<4xindex>) {
  // expected-error @below {{'arith.index_cast' op operand type 'memref<4xindex>' and result type 'vector<4xindex>' are cast incompatible}}
  %0 = arith.index_cast %m : memref<4xindex> to vector<4xindex>
  return
}

// -----

func.func @compatible(%m: memref<?xf32>) {
  // expected-error @below {{'arith.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar}}
  %0 = arith.bitcast %m : memref<?xf32> to vector<4xi32>
  return
}

// -----

func.func @other_shape(%m: memref<3xf32>) {
  // expected-error @below {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %m : memref<3xf32> to vector<4xi64>
  return
}
