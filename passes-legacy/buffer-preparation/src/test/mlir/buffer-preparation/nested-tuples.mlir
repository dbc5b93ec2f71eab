// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element"
// REFERENCE: has no such pass any more
// The elements of nested tuples become arguments and results; the tuples are rebuilt with the same nesting.
func.func @callee(%t: tuple<tuple<tensor<5xf32>, tuple<>>, i1>) -> tuple<i1, tuple<tensor<5xf32>>> {
  %0 = "test.source"(%t) : (tuple<tuple<tensor<5xf32>, tuple<>>, i1>) -> tuple<i1, tuple<tensor<5xf32>>>
  return %0 : tuple<i1, tuple<tensor<5xf32>>>
}

func.func @caller(%t: tuple<tuple<tensor<5xf32>, tuple<>>, i1>) -> tuple<i1, tuple<tensor<5xf32>>> {
  %0 = call @callee(%t) : (tuple<tuple<tensor<5xf32>, tuple<>>, i1>) -> tuple<i1, tuple<tensor<5xf32>>>
  return %0 : tuple<i1, tuple<tensor<5xf32>>>
}
