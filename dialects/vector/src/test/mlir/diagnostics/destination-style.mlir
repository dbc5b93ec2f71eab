// RUN: --split-input-file --verify-diagnostics
// The results of a write are the tensors that it writes to.
func.func @f(%t: tensor<4xf32>, %v: vector<4xf32>, %i: index) {
// expected-error @below {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<4xf32>, index) -> ()
  return
}

// -----
func.func @f(%t: memref<4xf32>, %v: vector<4xf32>, %i: index) {
// expected-error @below {{'vector.transfer_write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = "vector.transfer_write"(%v, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<4xf32>, index) -> (tensor<4xf32>)
  return
}
