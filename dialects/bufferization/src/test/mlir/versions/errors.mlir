// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// REFERENCE: reads the spelling of its own version only.
// The error is that of the version in whose spelling more of the operation can be read.

func.func @newest(%m: memref<4xf32>) {
  // expected-error @below {{expected non-function type}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xbad>
  return
}

// -----

func.func @former(%m: memref<4xf32>) { // expected-note {{prior use here}}
  // expected-error @below {{use of value '%m' expects different type than prior uses: 'memref<4xf64>' vs 'memref<4xf32>'}}
  %0 = bufferization.to_tensor %m : memref<4xf64>
  return
}

// -----

func.func @between(%t: tensor<4xf32>) { // expected-note {{prior use here}}
  // expected-error @below {{use of value '%t' expects different type than prior uses: 'tensor<9xf64>' vs 'tensor<4xf32>'}}
  %0 = bufferization.to_memref %t : tensor<9xf64> to memref<4xf32>
  return
}

// -----

func.func @encoding(%t: tensor<4xf32, "e">) {
  // expected-error @below {{'bufferization.to_buffer' op with a tensor that has an encoding does not exist in MLIR 19.1}}
  %0 = bufferization.to_memref %t : tensor<4xf32, "e"> to memref<4xf32>
  return
}
