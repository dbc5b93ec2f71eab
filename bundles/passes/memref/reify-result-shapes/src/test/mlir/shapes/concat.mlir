// RUN: --reify-result-shapes
// A size that some input has, and the sum of static sizes, become static; the next operation sees them through casts.
func.func @partial(%a: tensor<4x?xf32>, %b: tensor<?x7xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<?x7xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @chain(%a: tensor<4x3xf32, "e">, %b: tensor<4x7xf32, "e">) -> tensor<?x?xf32, "e"> {
  %0 = tensor.concat dim(1) %a, %b {test.kept} : (tensor<4x3xf32, "e">, tensor<4x7xf32, "e">) -> tensor<?x?xf32, "e">
  %1 = tensor.concat dim(0) %0, %a : (tensor<?x?xf32, "e">, tensor<4x3xf32, "e">) -> tensor<?x?xf32, "e">
  return %1 : tensor<?x?xf32, "e">
}

func.func @known(%a: tensor<4x3xf32>, %b: tensor<4x?xf32>) -> (tensor<4x6xf32>, tensor<4x?xf32>) {
  %0 = tensor.concat dim(1) %a, %a : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  %1 = tensor.concat dim(1) %a, %b : (tensor<4x3xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0, %1 : tensor<4x6xf32>, tensor<4x?xf32>
}
