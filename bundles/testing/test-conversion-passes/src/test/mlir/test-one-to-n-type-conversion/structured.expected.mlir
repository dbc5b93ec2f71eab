module {
  func.func @a(%arg0: tuple<i32, tuple<>>, %arg1: tuple<>) -> tuple<i32> {
    %0 = "foo.a"(%arg0, %arg1) : (tuple<i32, tuple<>>, tuple<>) -> tuple<i32>
    %1 = call @a(%arg0, %arg1) : (tuple<i32, tuple<>>, tuple<>) -> tuple<i32>
    return %0 : tuple<i32>
  }
  func.func private @x(tuple<i32>)
  func.func @a2(%arg0: tuple<i32, tuple<i32>>, %arg1: tuple<>) -> tuple<i32> {
    %0 = "test.make_tuple"() : () -> tuple<>
    %1 = "test.get_tuple_element"(%arg0) <{index = 1 : i32}> : (tuple<i32, tuple<i32>>) -> tuple<i32>
    "foo.x"(%0, %1) : (tuple<>, tuple<i32>) -> ()
    "foo.x"(%0) : (tuple<>) -> ()
    return %1 : tuple<i32>
  }
  func.func @while(%arg0: tuple<tuple<>, i1, tuple<i2>>, %arg1: i1) -> tuple<tuple<>, i1, tuple<i2>> {
    %c0 = arith.constant 0 : index
    %0 = "test.get_tuple_element"(%arg0) <{index = 0 : i32}> : (tuple<tuple<>, i1, tuple<i2>>) -> tuple<>
    %1 = "test.get_tuple_element"(%arg0) <{index = 1 : i32}> : (tuple<tuple<>, i1, tuple<i2>>) -> i1
    %2 = "test.get_tuple_element"(%arg0) <{index = 2 : i32}> : (tuple<tuple<>, i1, tuple<i2>>) -> tuple<i2>
    %3 = "test.get_tuple_element"(%2) <{index = 0 : i32}> : (tuple<i2>) -> i2
    %4:2 = scf.while (%arg2 = %1, %arg3 = %3) : (i1, i2) -> (i1, i2) {
      scf.condition(%arg1) %arg2, %arg3 : i1, i2
    } do {
    ^bb0(%arg2: i1, %arg3: i2):
      scf.yield %arg2, %arg3 : i1, i2
    }
    %5 = "test.make_tuple"() : () -> tuple<>
    %6 = "test.make_tuple"(%4#1) : (i2) -> tuple<i2>
    %7 = "test.make_tuple"(%5, %4#0, %6) : (tuple<>, i1, tuple<i2>) -> tuple<tuple<>, i1, tuple<i2>>
    "foo.a"(%c0) : (index) -> ()
    %8:2 = scf.if %arg1 -> (i1, i32) {
      %10:2 = "foo.x"() : () -> (tuple<i1>, i32)
      %11 = "test.get_tuple_element"(%10#0) <{index = 0 : i32}> : (tuple<i1>) -> i1
      scf.yield %11, %10#1 : i1, i32
    } else {
      %10:2 = "foo.x"() : () -> (tuple<i1>, i32)
      %11 = "test.get_tuple_element"(%10#0) <{index = 0 : i32}> : (tuple<i1>) -> i1
      scf.yield %11, %10#1 : i1, i32
    }
    %9 = "test.make_tuple"(%8#0) : (i1) -> tuple<i1>
    "foo.a"(%9, %8#1) : (tuple<i1>, i32) -> ()
    return %7 : tuple<tuple<>, i1, tuple<i2>>
  }
}

