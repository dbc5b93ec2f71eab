module {
  func.func @results() {
    %0 = "test.type_producer"() : () -> f64
    %1 = "test.cast"(%0) : (f64) -> f32
    %2 = "test.type_producer"() : () -> f64
    %3 = "test.cast"(%2) : (f64) -> f32
    "foo.use"(%1, %3) : (f32, f32) -> ()
    "test.type_consumer"(%1) : (f32) -> ()
    %4 = "test.type_producer"() : () -> !test.test_rec<outer_converted_type, smpla>
    return
  }
  func.func @arguments(%arg0: f64) {
    %0 = "test.type_producer"() : () -> i32
    %1 = "test.type_producer"() : () -> i64
    "foo.use"(%1, %0) : (i64, i32) -> ()
    "test.type_consumer"(%arg0) : (f64) -> ()
    "test.signature_conversion_undo"() ({
    ^bb0(%arg1: f32):
      "test.type_consumer"(%arg1) : (f32) -> ()
      "test.return"(%arg1) : (f32) -> ()
    }) : () -> ()
    return
  }
}

