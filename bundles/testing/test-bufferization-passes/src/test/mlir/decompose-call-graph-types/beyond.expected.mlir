module {
  func.func private @one(f32) -> f32
  func.func private @none()
  func.func @uses(%arg0: f32) -> f32 {
    %0 = "test.make"() : () -> tuple<f32>
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<f32>) -> f32
    %2 = call @one(%1) : (f32) -> f32
    %3 = "test.make_tuple"(%2) : (f32) -> tuple<f32>
    call @none() : () -> ()
    %4 = "test.make_tuple"() : () -> tuple<>
    "test.use"(%3, %4) : (tuple<f32>, tuple<>) -> ()
    return %1 : f32
  }
  func.func @blocks(%arg0: i1, %arg1: i1, %arg2: i8) -> (i1, i8) {
    %0 = "test.make_tuple"(%arg1, %arg2) : (i1, i8) -> tuple<i1, i8>
    cf.br ^bb1(%0 : tuple<i1, i8>)
  ^bb1(%1: tuple<i1, i8>):  // pred: ^bb0
    %2 = "test.get_tuple_element"(%1) <{index = 0 : i32}> : (tuple<i1, i8>) -> i1
    %3 = "test.get_tuple_element"(%1) <{index = 1 : i32}> : (tuple<i1, i8>) -> i8
    return %2, %3 : i1, i8
  }
  func.func @attributes(%arg0: i1, %arg1: i1, %arg2: f32 {test.b}, %arg3: f32 {test.d}) -> (i1, i8, f32 {test.y}) {
    %0 = "test.make_tuple"(%arg0, %arg1) : (i1, i1) -> tuple<i1, i1>
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<i1, i1>) -> i1
    %2 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<i1, i1>) -> i1
    %3:3 = call @attributes(%1, %2, %arg2, %arg3) {test.call} : (i1, i1, f32, f32) -> (i1, i8, f32)
    %4 = "test.make_tuple"(%3#0, %3#1) : (i1, i8) -> tuple<i1, i8>
    %5 = "test.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<i1, i8>) -> i1
    %6 = "test.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<i1, i8>) -> i8
    return {test.return} %5, %6, %3#2 : i1, i8, f32
  }
}

