// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element" --allow-unregistered-dialect
// REFERENCE: has no such pass any more
// Attributes go with arguments and results that are not split.
func.func private @f(tensor<5xf32> {a.x}, tuple<i1, i8> {a.y}, i32 {a.z}) -> (i1 {a.r}, tensor<5xf32> {a.s}, i8 {a.t})

func.func @g(%t: tensor<5xf32>, %u: tuple<i1, i8>, %i: i32) -> i8 {
  %0:3 = call @f(%t, %u, %i) {a.call} : (tensor<5xf32>, tuple<i1, i8>, i32) -> (i1, tensor<5xf32>, i8)
  return {a.return} %0#2 : i8
}
