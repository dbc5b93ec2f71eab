// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// REFERENCE: crashes on a variable of another type, and loses contents that are not overwritten
// The type of a variable is no tensor.
ml_program.global private mutable @number(4 : i32) : i32

// -----

// The value is copied with its contents before it is stored.
ml_program.global public mutable @u(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @store(%i: index) -> tensor<4xi32> {
  %0 = ml_program.global_load @u : tensor<4xi32>
  %1 = ml_program.global_load @u : tensor<4xi32>
  ml_program.global_store @u = %1 : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// The vector is as long as the first dimension, but the tensor has more elements.
func.func @transferOfOneRow(%t: tensor<4x8xf32>, %v: vector<4xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  return %0, %t : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// The mask may leave elements as they are.
func.func @maskedTransfer(%t: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %0, %t : tensor<4xf32>, tensor<4xf32>
}

// -----

// A mask without an operation.
func.func @emptyMask(%t: tensor<?xf32>, %m: vector<4xi1>) -> tensor<?xf32> {
  %0 = "vector.mask"(%m) ({ "vector.yield"(%t) : (tensor<?xf32>) -> () }) : (vector<4xi1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
