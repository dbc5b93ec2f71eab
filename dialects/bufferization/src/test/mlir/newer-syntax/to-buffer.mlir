// RUN: --split-input-file --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

// MLIR 21 calls the operation to_buffer.
func.func @f(%t: tensor<4xf32>) -> memref<4xf32> {
  // expected-error @below {{custom op 'bufferization.to_buffer' is unknown}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @generic(%t: tensor<4xf32>) -> memref<4xf32> {
  // expected-error @below {{unregistered operation 'bufferization.to_buffer' found in dialect ('bufferization') that does not allow unknown operations}}
  %0 = "bufferization.to_buffer"(%t) : (tensor<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// MLIR 20 writes both types.
func.func @to_memref(%t: tensor<4xf32>) -> memref<4xf32> {
  // expected-error @below {{custom op 'bufferization.to_memref' invalid kind of type specified}}
  %0 = bufferization.to_memref %t : tensor<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @to_tensor(%m: memref<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{custom op 'to' is unknown (tried 'func.to' as well)}}
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// No note: the error is in another line.
func.func @other_line(%m: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> // to tensor
  // expected-error @below {{use of undeclared SSA value name}}
  %1 = bufferization.to_tensor %n : memref<4xf32> // bufferization.to_buffer
  return %0 : tensor<4xf32>
}
