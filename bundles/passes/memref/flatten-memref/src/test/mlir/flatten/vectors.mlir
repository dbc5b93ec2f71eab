// RUN: --flatten-memref
// Vectors of one dimension are read and written at the linear index.
func.func @accesses(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %k: vector<4xi1>)
    -> (vector<4xf32>, vector<4xf32>) {
  vector.store %v, %m[%i, %j] {alignment = 8} : memref<4x8xf32>, vector<4xf32>
  vector.maskedstore %m[%i, %j], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %0 = vector.load %m[%i, %j] : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %j], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

func.func @transfers(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %w: vector<f32>, %p: f32)
    -> (vector<4xf32>, vector<f32>) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  vector.transfer_write %w, %m[%i, %j] : vector<f32>, memref<4x8xf32>
  %0 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p : memref<4x8xf32>, vector<f32>
  return %0, %1 : vector<4xf32>, vector<f32>
}

// A transfer that may leave the last dimension, or reads another one, stays.
func.func @kept(%m: memref<4x8xf32>, %i: index, %j: index, %p: f32) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}
      : memref<4x8xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
