// RUN: --mixed-bufferization-pipeline
// REFERENCE: has no such pipeline
// Functions of both roads call each other. Only the legacy one copies a tensor before it is changed; what functions
// return is the caller's, which frees it.
func.func @legacy_callee(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> attributes {mortise.deallocation = "legacy"} {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @ownership_callee(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @legacy_caller(%v: f32, %i: index) -> f32 attributes {mortise.deallocation = "legacy"} {
  %0 = tensor.from_elements %v, %v, %v, %v : tensor<4xf32>
  %1 = call @ownership_callee(%0, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %e = tensor.extract %1[%i] : tensor<4xf32>
  return %e : f32
}
func.func @ownership_caller(%v: f32, %i: index) -> f32 {
  %0 = tensor.from_elements %v, %v, %v, %v : tensor<4xf32>
  %1 = call @legacy_callee(%0, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %e = tensor.extract %1[%i] : tensor<4xf32>
  return %e : f32
}
