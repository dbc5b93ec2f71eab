module {
  func.func @a(%arg0: i32) -> i32 {
    %0 = "test.make_tuple"() : () -> tuple<>
    %1 = "test.make_tuple"() : () -> tuple<>
    %2 = "test.make_tuple"(%arg0, %1) : (i32, tuple<>) -> tuple<i32, tuple<>>
    %3 = "foo.a"(%2, %0) : (tuple<i32, tuple<>>, tuple<>) -> tuple<i32>
    %4 = call @a(%arg0) : (i32) -> i32
    %5 = "test.get_tuple_element"(%3) <{index = 0 : i32}> : (tuple<i32>) -> i32
    return %5 : i32
  }
  func.func private @x(i32)
  func.func @a2(%arg0: i32, %arg1: i32) -> i32 {
    %0 = "test.make_tuple"(%arg1) : (i32) -> tuple<i32>
    %1 = "test.make_tuple"(%arg0, %0) : (i32, tuple<i32>) -> tuple<i32, tuple<i32>>
    %2 = "test.make_tuple"() : () -> tuple<>
    %3 = "test.get_tuple_element"(%1) <{index = 1 : i32}> : (tuple<i32, tuple<i32>>) -> tuple<i32>
    "foo.x"(%2, %3) : (tuple<>, tuple<i32>) -> ()
    "foo.x"(%2) : (tuple<>) -> ()
    %4 = "test.get_tuple_element"(%3) <{index = 0 : i32}> : (tuple<i32>) -> i32
    return %4 : i32
  }
  func.func @while(%arg0: i1, %arg1: i2, %arg2: i1) -> (i1, i2) {
    %c0 = arith.constant 0 : index
    %0 = "test.make_tuple"() : () -> tuple<>
    %1 = "test.make_tuple"(%arg1) : (i2) -> tuple<i2>
    %2 = "test.make_tuple"(%0, %arg0, %1) : (tuple<>, i1, tuple<i2>) -> tuple<tuple<>, i1, tuple<i2>>
    %3 = scf.while (%arg3 = %2) : (tuple<tuple<>, i1, tuple<i2>>) -> tuple<tuple<>, i1, tuple<i2>> {
      scf.condition(%arg2) %arg3 : tuple<tuple<>, i1, tuple<i2>>
    } do {
    ^bb0(%arg3: tuple<tuple<>, i1, tuple<i2>>):
      scf.yield %arg3 : tuple<tuple<>, i1, tuple<i2>>
    }
    "foo.a"(%c0) : (index) -> ()
    %4:2 = scf.if %arg2 -> (tuple<i1>, i32) {
      %9:2 = "foo.x"() : () -> (tuple<i1>, i32)
      scf.yield %9#0, %9#1 : tuple<i1>, i32
    } else {
      %9:2 = "foo.x"() : () -> (tuple<i1>, i32)
      scf.yield %9#0, %9#1 : tuple<i1>, i32
    }
    "foo.a"(%4#0, %4#1) : (tuple<i1>, i32) -> ()
    %5 = "test.get_tuple_element"(%3) <{index = 0 : i32}> : (tuple<tuple<>, i1, tuple<i2>>) -> tuple<>
    %6 = "test.get_tuple_element"(%3) <{index = 1 : i32}> : (tuple<tuple<>, i1, tuple<i2>>) -> i1
    %7 = "test.get_tuple_element"(%3) <{index = 2 : i32}> : (tuple<tuple<>, i1, tuple<i2>>) -> tuple<i2>
    %8 = "test.get_tuple_element"(%7) <{index = 0 : i32}> : (tuple<i2>) -> i2
    return %6, %8 : i1, i2
  }
}

