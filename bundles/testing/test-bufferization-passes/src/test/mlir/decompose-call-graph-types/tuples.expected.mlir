module {
  func.func @f(%arg0: i1, %arg1: f32, %arg2: i32, %arg3: i1, %arg4: f32) -> (i1, f32, i1, f32) {
    %0 = "test.make_tuple"(%arg3) : (i1) -> tuple<i1>
    %1 = "test.make_tuple"() : () -> tuple<>
    %2 = "test.make_tuple"(%arg4, %1) : (f32, tuple<>) -> tuple<f32, tuple<>>
    %3 = "test.make_tuple"(%0, %2) : (tuple<i1>, tuple<f32, tuple<>>) -> tuple<tuple<i1>, tuple<f32, tuple<>>>
    %4 = "test.make_tuple"(%arg0, %arg1) : (i1, f32) -> tuple<i1, f32>
    %5 = "test.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<i1, f32>) -> i1
    %6 = "test.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<i1, f32>) -> f32
    %7 = "test.get_tuple_element"(%3) <{index = 0 : i32}> : (tuple<tuple<i1>, tuple<f32, tuple<>>>) -> tuple<i1>
    %8 = "test.get_tuple_element"(%7) <{index = 0 : i32}> : (tuple<i1>) -> i1
    %9 = "test.get_tuple_element"(%3) <{index = 1 : i32}> : (tuple<tuple<i1>, tuple<f32, tuple<>>>) -> tuple<f32, tuple<>>
    %10 = "test.get_tuple_element"(%9) <{index = 0 : i32}> : (tuple<f32, tuple<>>) -> f32
    %11 = "test.get_tuple_element"(%9) <{index = 1 : i32}> : (tuple<f32, tuple<>>) -> tuple<>
    %12:4 = call @g(%5, %6, %8, %10) : (i1, f32, i1, f32) -> (i1, f32, i8, i8)
    %13 = "test.make_tuple"(%12#0, %12#1) : (i1, f32) -> tuple<i1, f32>
    %14 = "test.make_tuple"(%12#2, %12#3) : (i8, i8) -> tuple<i8, i8>
    %15 = "test.u"(%13, %14, %arg2) : (tuple<i1, f32>, tuple<i8, i8>, i32) -> tuple<i1, f32>
    %16 = "test.get_tuple_element"(%15) <{index = 0 : i32}> : (tuple<i1, f32>) -> i1
    %17 = "test.get_tuple_element"(%15) <{index = 1 : i32}> : (tuple<i1, f32>) -> f32
    %18 = "test.get_tuple_element"(%3) <{index = 0 : i32}> : (tuple<tuple<i1>, tuple<f32, tuple<>>>) -> tuple<i1>
    %19 = "test.get_tuple_element"(%18) <{index = 0 : i32}> : (tuple<i1>) -> i1
    %20 = "test.get_tuple_element"(%3) <{index = 1 : i32}> : (tuple<tuple<i1>, tuple<f32, tuple<>>>) -> tuple<f32, tuple<>>
    %21 = "test.get_tuple_element"(%20) <{index = 0 : i32}> : (tuple<f32, tuple<>>) -> f32
    %22 = "test.get_tuple_element"(%20) <{index = 1 : i32}> : (tuple<f32, tuple<>>) -> tuple<>
    return %16, %17, %19, %21 : i1, f32, i1, f32
  }
  func.func private @g(i1, f32, i1, f32) -> (i1, f32, i8, i8)
  func.func @one(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @emp() {
    return
  }
  func.func @unused(%arg0: f32, %arg1: i1) {
    return
  }
  func.func @use(%arg0: f32) {
    %0 = "test.make_tuple"(%arg0) : (f32) -> tuple<f32>
    "test.u"(%0) : (tuple<f32>) -> ()
    return
  }
}

