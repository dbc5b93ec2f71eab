module {
  func.func @doubled(%arg0: i32) {
    %0 = "test.one_variadic_out_one_variadic_in1"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "test.one_variadic_out_one_variadic_in1"(%0, %0) : (i32, i32) -> i32
    "test.return"() : () -> ()
  }
  func.func @inlined() {
    %0 = "test.type_producer"() : () -> f64
    "test.type_consumer"(%0) : (f64) -> ()
    "test.return"() : () -> ()
  }
}

