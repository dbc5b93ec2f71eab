// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Nothing is known about calls of functions that call each other, nor about calls of their callers.
func.func @itself(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<4xf32>
^b:
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = call @itself(%c, %0, %i, %f) : (i1, tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @caller(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %1 = func.call @itself(%c, %t, %i, %f) : (i1, tensor<4xf32>, index, f32) -> tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// -----

func.func @a(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = call @b(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %t : tensor<4xf32>
}
func.func @b(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = call @c(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %t : tensor<4xf32>
}
func.func @c(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = call @a(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %t : tensor<4xf32>
}
func.func @d(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = call @a(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @b(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %t : tensor<4xf32>
}
