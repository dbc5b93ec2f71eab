// RUN: --func-bufferize --split-input-file --verify-diagnostics --allow-unregistered-dialect
func.func @terminator(%t: tensor<4xf32>) {
  // expected-error @below {{failed to legalize operation 'other.return'}}
  "other.return"(%t) : (tensor<4xf32>) -> ()
}

// -----

func.func @branch(%c: i1) {
  // expected-error @below {{failed to legalize operation 'other.branch'}}
  "other.branch"(%c)[^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

func.func private @f(tensor<4xf32>)
func.func @constant() {
  // expected-error @below {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @f : (tensor<4xf32>) -> ()
  return
}

// -----

// expected-error @below {{'bufferization.to_tensor' op failed to verify that result type matches tensor equivalent of 'memref'}}
func.func @encoding(%t: tensor<4xf32, "sparse">) {
  "test.use"(%t) : (tensor<4xf32, "sparse">) -> ()
  return
}

// -----

func.func @result_with_encoding() -> tensor<4xf32, "sparse"> {
  %0 = "test.make"() : () -> tensor<4xf32, "sparse">
  // expected-error @below {{'bufferization.to_memref' op failed to verify that type of 'tensor' is the tensor equivalent of 'memref'}}
  return %0 : tensor<4xf32, "sparse">
}
