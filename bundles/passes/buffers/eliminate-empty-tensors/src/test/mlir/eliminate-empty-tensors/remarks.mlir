// RUN: --eliminate-empty-tensors --allow-unregistered-dialect --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Replaced empty tensors are reported, and those that are kept, with the reason.
func.func @replaced(%t: tensor<9xf32>, %x: f32) -> tensor<9xf32> {
  // expected-remark @below {{empty tensor is replaced by the part of the tensor into which it is inserted}}
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{inserted here}}
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<9xf32>
  return %2 : tensor<9xf32>
}
func.func @place_known_too_late(%t: tensor<9xf32>, %x: f32) -> tensor<9xf32> {
  // expected-remark @below {{empty tensor is kept: the place of the part is not known before all uses of the empty tensor}}
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %i = "test.index"() : () -> index
  // expected-note @below {{inserted here}}
  %2 = tensor.insert_slice %1 into %t[%i] [4] [1] : tensor<4xf32> into tensor<9xf32>
  return %2 : tensor<9xf32>
}
