module {
  test.conversion_func_op @h(%arg0: i32 {test.handle_argument, test.x}, %arg1: i16) -> (i32 {test.handle_result}, i16 {test.handle_result}) {
    "test.return"(%arg0, %arg1) : (i32, i16) -> ()
  }
  test.conversion_func_op @h2(%arg0: i32 {test.handle_argument}, %arg1: i16) -> (i32 {test.handle_result}, i16) {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = "test.region"() ({
      "test.y"() : () -> ()
    }) : () -> i32
    "test.return"(%arg0, %arg1) : (i32, i16) -> ()
  }
  func.func @hc(%arg0: i32, %arg1: i16) -> i32 {
    %0 = "test.cast"(%arg0) : (i32) -> i16
    %1 = "test.type_changer"(%arg0) : (i32) -> i32
    %2 = "test.type_changer"(%1) : (i32) -> i32
    %3 = "test.type_changer"(%0) : (i16) -> i16
    %4 = "test.cast"(%3) : (i16) -> i32
    %5 = "test.cast"(%arg0) : (i32) -> i16
    %6 = "test.type_changer"(%arg0) : (i32) -> i32
    %7 = "test.region"() ({
      "test.y"() {inlined_conversion} : () -> ()
    }) {inlined_conversion} : () -> i32
    "test.return"(%6, %5) {inlined_conversion} : (i32, i16) -> ()
  }
}

