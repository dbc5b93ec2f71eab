// RUN: --mlir-version=19.1 --verify-diagnostics --split-input-file
func.func @sizes() {
  // expected-error @below {{expected 1 dynamic sizes}}
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}

// -----

func.func @copy(%n: index, %t: tensor<?xf32>) {
  // expected-error @below {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}

// -----

func.func @types(%t: tensor<?xf32>) {
  // expected-error @below {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) {operandSegmentSizes = array<i32: 0, 1, 0>} : (tensor<?xf32>) -> tensor<5xf32>
  return
}
