// RUN: --flatten-memref
// REFERENCE: makes invalid operations of accesses of several dimensions, drops masks, and ignores inner strides
func.func @f(%m: memref<4x8xf32>, %s: memref<4x8xf32, strided<[16, 2]>>, %i: index, %p: f32, %k: vector<4xi1>)
    -> (vector<2x4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<4x8xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32, strided<[16, 2]>>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>
}
