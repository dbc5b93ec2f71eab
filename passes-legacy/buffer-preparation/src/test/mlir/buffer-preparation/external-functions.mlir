// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element"
// REFERENCE: has no such pass any more
// Declarations have no body to convert; their signatures change as those of other functions.
func.func private @tensors(tensor<5xf32>, i1) -> (tensor<5xf32>, i1)
func.func private @tuples(tuple<i1, tuple<tensor<5xf32>>>) -> tuple<memref<2xi8>, tensor<*xf32>>
func.func private @others(i1, memref<5xf32>) -> memref<5xf32>
module @inner {
  func.func private @tensors(tensor<5xf32>) -> tensor<5xf32>
}
