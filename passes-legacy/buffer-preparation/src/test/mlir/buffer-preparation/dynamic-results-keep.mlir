// RUN: --buffer-preparation=results=keep
// REFERENCE: has no such pass any more
// Results that are kept can have dynamic shapes at calls.
func.func private @dynamic(tensor<?xf32>) -> (tensor<?xf32>, tensor<*xf32>)
func.func @caller(%t: tensor<?xf32>) -> (tensor<?xf32>, tensor<*xf32>) {
  %0:2 = call @dynamic(%t) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<*xf32>
}
