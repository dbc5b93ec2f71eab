// RUN: "--one-shot-bufferize=copy-before-write" --allow-unregistered-dialect
func.func @f(%t: tensor<?xf32>, %v: f32, %i: index) -> (tensor<?xf32>, f32) {
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  %x = tensor.extract %a[%i] : tensor<?xf32>
  %c = tensor.insert %v into %a[%i] : tensor<?xf32>
  return %c, %x : tensor<?xf32>, f32
}
