// RUN: --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops"
// Without the option each of these functions copies a tensor, as in MLIR.

// The part that is read begins where the one that is written ends.
func.func @constants(%t: tensor<16xf32>, %v: tensor<4xf32>, %i: index) -> (tensor<16xf32>, f32) {
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %r = tensor.insert_slice %v into %t[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %e = tensor.extract %s[%i] : tensor<4xf32>
  return %r, %e : tensor<16xf32>, f32
}

// Both have one element in common.
func.func @overlap(%t: tensor<16xf32>, %v: tensor<4xf32>, %i: index) -> (tensor<16xf32>, f32) {
  %s = tensor.extract_slice %t[3] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %r = tensor.insert_slice %v into %t[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %e = tensor.extract %s[%i] : tensor<4xf32>
  return %r, %e : tensor<16xf32>, f32
}

// One has the even positions, the other one the odd positions.
func.func @strides(%t: tensor<16xf32>, %v: tensor<4xf32>, %i: index) -> (tensor<16xf32>, f32) {
  %s = tensor.extract_slice %t[1] [4] [2] : tensor<16xf32> to tensor<4xf32>
  %r = tensor.insert_slice %v into %t[0] [4] [2] : tensor<4xf32> into tensor<16xf32>
  %e = tensor.extract %s[%i] : tensor<4xf32>
  return %r, %e : tensor<16xf32>, f32
}

// The distance of the positions is known.
func.func @distance(%t: tensor<16xf32>, %v: tensor<4xf32>, %i: index) -> (tensor<16xf32>, f32) {
  %c4 = arith.constant 4 : index
  %j = arith.addi %i, %c4 : index
  %r = tensor.insert_slice %v into %t[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %e = tensor.extract %t[%j] : tensor<16xf32>
  return %r, %e : tensor<16xf32>, f32
}

// A part of a part is changed.
func.func @nested(%t: tensor<8x8xf32>, %f: f32, %i: index) -> (tensor<8x8xf32>, f32) {
  %c5 = arith.constant 5 : index
  %rows = tensor.extract_slice %t[0, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
  %row = tensor.extract_slice %rows[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  %filled = linalg.fill ins(%f : f32) outs(%row : tensor<8xf32>) -> tensor<8xf32>
  %changed = tensor.insert_slice %filled into %rows[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  %r = tensor.insert_slice %changed into %t[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  %e = tensor.extract %t[%c5, %i] : tensor<8x8xf32>
  return %r, %e : tensor<8x8xf32>, f32
}

// An iteration reads after what it writes, and what it reads is written by the next one only.
func.func @next_iteration(%t: tensor<16xf32>, %f: f32, %n: index) -> (tensor<16xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %f) -> (tensor<16xf32>, f32) {
    %j = arith.addi %i, %c1 : index
    %b = tensor.insert %s into %a[%i] : tensor<16xf32>
    %e = tensor.extract %a[%j] : tensor<16xf32>
    scf.yield %b, %e : tensor<16xf32>, f32
  }
  return %r#0, %r#1 : tensor<16xf32>, f32
}

// The loop writes to positions below %n, and each iteration reads the original tensor at %n or above.
func.func @bounds_of_loop(%t: tensor<?xf32>, %f: f32, %n: index) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %f) -> (tensor<?xf32>, f32) {
    %b = tensor.insert %s into %a[%i] : tensor<?xf32>
    %j = arith.addi %i, %n : index
    %e = tensor.extract %t[%j] : tensor<?xf32>
    scf.yield %b, %e : tensor<?xf32>, f32
  }
  return %r#0, %r#1 : tensor<?xf32>, f32
}

// %i + 1 is written by the next iteration, so the original tensor has to be kept.
func.func @other_iteration(%t: tensor<?xf32>, %f: f32, %n: index) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %f) -> (tensor<?xf32>, f32) {
    %b = tensor.insert %s into %a[%i] : tensor<?xf32>
    %j = arith.addi %i, %c1 : index
    %e = tensor.extract %t[%j] : tensor<?xf32>
    scf.yield %b, %e : tensor<?xf32>, f32
  }
  return %r#0, %r#1 : tensor<?xf32>, f32
}

// A remainder is less than the divisor.
func.func @ranges(%t: tensor<16xf32>, %f: f32, %i: index) -> (tensor<16xf32>, f32) {
  %c8 = arith.constant 8 : index
  %low = arith.remui %i, %c8 : index
  %r = tensor.insert %f into %t[%low] : tensor<16xf32>
  %e = tensor.extract %t[%c8] : tensor<16xf32>
  return %r, %e : tensor<16xf32>, f32
}

// The slice of %i moves with the loop, so what is known of %i in one iteration does not hold for the next one.
func.func @moving_slice(%t: tensor<16xf32>, %f: f32, %n: index) -> (tensor<16xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %f) -> (tensor<16xf32>, f32) {
    %w = tensor.extract_slice %a[%i] [2] [1] : tensor<16xf32> to tensor<2xf32>
    %b = tensor.insert %s into %w[%c0] : tensor<2xf32>
    %d = tensor.insert_slice %b into %a[%i] [2] [1] : tensor<2xf32> into tensor<16xf32>
    %o = tensor.extract_slice %t[%i] [2] [1] : tensor<16xf32> to tensor<2xf32>
    %e = tensor.extract %o[%c1] : tensor<2xf32>
    scf.yield %d, %e : tensor<16xf32>, f32
  }
  return %r#0, %r#1 : tensor<16xf32>, f32
}

// A vector is read after the position where one is written.
func.func @vectors(%t: tensor<16xf32>, %v: vector<4xf32>, %i: index, %f: f32) -> (tensor<16xf32>, vector<4xf32>) {
  %j = affine.apply affine_map<(d0) -> (d0 + 4)>(%i)
  %r = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>
  %e = vector.transfer_read %t[%j], %f {in_bounds = [true]} : tensor<16xf32>, vector<4xf32>
  return %r, %e : tensor<16xf32>, vector<4xf32>
}
