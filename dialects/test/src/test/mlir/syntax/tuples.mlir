// RUN: --canonicalize
// Tuples are made and taken apart. The types of the elements are not checked, and what nobody uses stays.
func.func @tuples(%a: i32, %t: tuple<i1, f32>) -> (tuple<i32>, f32, tuple<>) {
  %0 = "test.make_tuple"(%a) : (i32) -> tuple<i32>
  %1 = "test.get_tuple_element"(%t) {index = 1 : i32} : (tuple<i1, f32>) -> f32
  %2 = "test.get_tuple_element"(%t) <{index = 7 : i32}> : (tuple<i1, f32>) -> i1
  %3 = "test.make_tuple"() : () -> tuple<>
  %4 = "test.make_tuple"(%a, %1) : (i32, f32) -> tuple<i32, i32>
  return %0, %1, %3 : tuple<i32>, f32, tuple<>
}
