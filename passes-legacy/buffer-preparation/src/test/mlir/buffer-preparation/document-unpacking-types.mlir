// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element"
// REFERENCE: has no such pass any more
// "Callbacks for Unpacking Types"
func.func @func_on_tensors(%arg0: tuple<i1, f32>) -> (tuple<tensor<10xf32>, tensor<5xf32>>) {
  %0 = "test.source"(%arg0) : (tuple<i1, f32>) -> tuple<tensor<10xf32>, tensor<5xf32>>
  return %0 : tuple<tensor<10xf32>, tensor<5xf32>>
}
