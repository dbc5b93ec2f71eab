// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element"
// REFERENCE: has no such pass any more
// "BufferizeFuncOpConverter": the result that was a tensor becomes an argument, the one that was a buffer stays a result.
func.func @on_tensors(%arg1: tuple<i1, f32>) -> (tuple<memref<10xf32>, tensor<5xf32>>) {
  %0 = "test.source"() : () -> tuple<memref<10xf32>, tensor<5xf32>>
  return %0 : tuple<memref<10xf32>, tensor<5xf32>>
}
