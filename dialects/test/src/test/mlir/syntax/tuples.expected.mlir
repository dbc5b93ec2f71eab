module {
  func.func @tuples(%arg0: i32, %arg1: tuple<i1, f32>) -> (tuple<i32>, f32, tuple<>) {
    %0 = "test.make_tuple"(%arg0) : (i32) -> tuple<i32>
    %1 = "test.get_tuple_element"(%arg1) <{index = 1 : i32}> : (tuple<i1, f32>) -> f32
    %2 = "test.get_tuple_element"(%arg1) <{index = 7 : i32}> : (tuple<i1, f32>) -> i1
    %3 = "test.make_tuple"() : () -> tuple<>
    %4 = "test.make_tuple"(%arg0, %1) : (i32, f32) -> tuple<i32, i32>
    return %0, %1, %3 : tuple<i32>, f32, tuple<>
  }
}

