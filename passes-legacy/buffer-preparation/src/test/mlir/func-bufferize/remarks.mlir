// RUN: --func-bufferize --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Signatures that change are reported.
// expected-remark @below {{the signature changes from '(tensor<4xf32>) -> tensor<4xf32>' to '(memref<4xf32>) -> memref<4xf32>'}}
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @g(%x: f32) -> f32 {
  return %x : f32
}
