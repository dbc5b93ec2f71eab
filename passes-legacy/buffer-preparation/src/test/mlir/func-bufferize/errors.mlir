// RUN: --mlir-version=19.1 --func-bufferize --split-input-file --verify-diagnostics --allow-unregistered-dialect
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

