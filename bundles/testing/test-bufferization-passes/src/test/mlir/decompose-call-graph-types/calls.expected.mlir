module {
  func.func private @p() -> (i1, i8)
  func.func @f(%arg0: i1) -> (i1, i8) {
    %0 = scf.if %arg0 -> (tuple<i1, i8>) {
      %7:2 = func.call @p() : () -> (i1, i8)
      %8 = "test.make_tuple"(%7#0, %7#1) : (i1, i8) -> tuple<i1, i8>
      %9 = "test.u"() : () -> tuple<i1, i8>
      scf.yield %8 : tuple<i1, i8>
    } else {
      %7 = "test.u"() : () -> tuple<i1, i8>
      %8:2 = func.call @p() : () -> (i1, i8)
      %9 = "test.make_tuple"(%8#0, %8#1) : (i1, i8) -> tuple<i1, i8>
      scf.yield %7 : tuple<i1, i8>
    }
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<i1, i8>) -> i1
    %2 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<i1, i8>) -> i8
    return %1, %2 : i1, i8
  ^bb2:  // pred: ^bb0
    %3:2 = call @p() : () -> (i1, i8)
    %4 = "test.make_tuple"(%3#0, %3#1) : (i1, i8) -> tuple<i1, i8>
    %5 = "test.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<i1, i8>) -> i1
    %6 = "test.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<i1, i8>) -> i8
    return %5, %6 : i1, i8
  }
}

