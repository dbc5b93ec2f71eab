// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element" --allow-unregistered-dialect
// REFERENCE: has no such pass any more
// Operations that are not converted keep their tensors and tuples.
func.func @uses(%arg0: tuple<tensor<5xf32>, i1>, %arg1: tensor<?xf32>) -> (tuple<i1, tensor<?xf32>>, i1) {
  "other.use"(%arg0) : (tuple<tensor<5xf32>, i1>) -> ()
  %0 = "other.make"(%arg1) : (tensor<?xf32>) -> tuple<i1, tensor<?xf32>>
  %1 = call @f(%arg0) : (tuple<tensor<5xf32>, i1>) -> tensor<5xf32>
  %2 = "other.use"(%1) : (tensor<5xf32>) -> i1
  return %0, %2 : tuple<i1, tensor<?xf32>>, i1
}

func.func @blocks(%c: i1, %t: tensor<5xf32>) -> tensor<5xf32> {
  cf.cond_br %c, ^bb1(%t : tensor<5xf32>), ^bb2
^bb1(%u: tensor<5xf32>):
  return %u : tensor<5xf32>
^bb2:
  return %t : tensor<5xf32>
}

func.func private @f(tuple<tensor<5xf32>, i1>) -> tensor<5xf32>
