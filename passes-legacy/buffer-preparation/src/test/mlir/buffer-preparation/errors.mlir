// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element convert-blocks=true" --allow-unregistered-dialect --split-input-file --verify-diagnostics
// REFERENCE: has no such pass any more
// Precondition 1: what is appended has a static shape where the function is called.
func.func private @dynamic(index) -> tensor<?xf32>
func.func @caller(%n: index) {
  // expected-error @below {{cannot create out param for dynamically shaped result}}
  %0 = call @dynamic(%n) : (index) -> tensor<?xf32>
  return
}

// -----

func.func private @unranked(index) -> tuple<tensor<*xf32>>
func.func @caller(%n: index) {
  // expected-error @below {{cannot create out param for dynamically shaped result}}
  %0 = call @unranked(%n) : (index) -> tuple<tensor<*xf32>>
  return
}

// -----

// Precondition 2: functions are only called.
func.func private @f(tensor<4xf32>)
func.func @constant() {
  // expected-error @below {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @f : (tensor<4xf32>) -> ()
  return
}

// -----

// Precondition 3: terminators tell what they pass.
func.func @terminator(%t: tensor<4xf32>) {
  // expected-error @below {{failed to legalize operation 'other.branch' that was explicitly marked illegal}}
  "other.branch"(%t)[^bb1] : (tensor<4xf32>) -> ()
^bb1(%u: tensor<4xf32>):
  return
}
