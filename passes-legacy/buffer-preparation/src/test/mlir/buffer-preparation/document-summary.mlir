// RUN: --buffer-preparation="results=append decompose-tuples=true"
// REFERENCE: has no such pass any more
// "Summarizing Example"
func.func @callee(%arg0: tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1> {
  return %arg0 : tuple<tensor<5xf32>, i1>
}

func.func @caller(%arg0: tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1> {
  %x = call @callee(%arg0) : (tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1>
  return %x : tuple<tensor<5xf32>, i1>
}
