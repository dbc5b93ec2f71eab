// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element"
// REFERENCE: has no such pass any more
// A tuple of one element is replaced by the element, one without elements by nothing.
func.func @callee(%t: tuple<tensor<5xf32>>, %e: tuple<>) -> (tuple<>, tuple<tensor<5xf32>>, tuple<i1>) {
  %0 = "test.source"(%e) : (tuple<>) -> tuple<i1>
  return %e, %t, %0 : tuple<>, tuple<tensor<5xf32>>, tuple<i1>
}

func.func @caller(%t: tuple<tensor<5xf32>>, %e: tuple<>) -> tuple<tensor<5xf32>> {
  %0:3 = call @callee(%t, %e) : (tuple<tensor<5xf32>>, tuple<>) -> (tuple<>, tuple<tensor<5xf32>>, tuple<i1>)
  "test.use"(%0#0, %0#2) : (tuple<>, tuple<i1>) -> ()
  return %0#1 : tuple<tensor<5xf32>>
}
