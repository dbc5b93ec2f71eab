// RUN: "--one-shot-bufferize=allow-unknown-ops unknown-type-conversion=identity-layout-map" --allow-unregistered-dialect
func.func @f(%t: tensor<?xf32>, %v: f32, %i: index) -> (tensor<?xf32>, f32) {
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  %b = "some.op"(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.extract %b[%i] : tensor<?xf32>
  %c = tensor.insert %v into %b[%i] : tensor<?xf32>
  return %c, %x : tensor<?xf32>, f32
}
