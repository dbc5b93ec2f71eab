// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics

func.func @f(%m: memref<4x1xf32, strided<[1, 4]>>, %i: index) {
// expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x1xf32, strided<[1, 4]>>, vector<1xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index) {
// expected-error @below {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i] : memref<4xvector<4xf32>>, vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4xi32>, %w: i32) {
  %0 = vector.shuffle %v, %v [0, 1] : vector<4xi32>, vector<4xi32>
// expected-error @below {{'vector.shuffle' op mask length mismatch}}
  %1 = "vector.shuffle"(%v, %v) {mask = [0, 1]} : (vector<4xi32>, vector<4xi32>) -> vector<3xi32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32) {
// expected-error @below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %v[%i], %p : memref<4xf32>, vector<4x4xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%v: memref<4xf32>, %i: index, %p: f32, %m : vector<4xi1>) {
// expected-error @below {{use of value '%m' expects different type than prior uses: 'vector<i1>' vs 'vector<4xi1>'}}
  %0 = vector.transfer_read %v[%i], %p, %m {permutation_map = affine_map<(d0) -> ()>} : memref<4xf32>, vector<f32>
  return
}

