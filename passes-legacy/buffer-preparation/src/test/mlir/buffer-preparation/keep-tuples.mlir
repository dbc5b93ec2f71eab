// RUN: --buffer-preparation="results=keep tuple-operations=test.make_tuple,test.get_tuple_element"
// REFERENCE: has no such pass any more
// A result that is a tuple becomes several results, of the function, its returns and its calls.
func.func @callee(%t: tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1> {
  return %t : tuple<tensor<5xf32>, i1>
}

func.func @caller(%t: tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1> {
  %0 = call @callee(%t) : (tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1>
  return %0 : tuple<tensor<5xf32>, i1>
}
