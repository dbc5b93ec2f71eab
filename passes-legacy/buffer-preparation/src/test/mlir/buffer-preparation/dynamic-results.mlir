// RUN: --buffer-preparation=results=append
// REFERENCE: has no such pass any more
// A function can copy a result of dynamic shape to an argument. Only its calls would have to know the size.
func.func @dynamic(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}

func.func @unranked(%t: tensor<*xf32>) -> tensor<*xf32> {
  return %t : tensor<*xf32>
}
