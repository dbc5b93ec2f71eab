// RUN: -test-legalize-type-conversion -allow-unregistered-dialect
// Values of converted types are cast back for operations that stay.
func.func @results() {
  %0 = "test.type_producer"() : () -> f32
  %1 = "test.another_type_producer"() : () -> f32
  "foo.use"(%0, %1) : (f32, f32) -> ()
  "test.type_consumer"(%0) : (f32) -> ()
  %2 = "test.type_producer"() : () -> !test.test_rec<something, test_rec<something>>
  return
}
func.func @arguments(%arg0: i64, %arg1: f64, %arg2: i32) {
  "foo.use"(%arg0, %arg2) : (i64, i32) -> ()
  "test.type_consumer"(%arg1) : (f64) -> ()
  "test.signature_conversion_undo"() ({
  ^bb0(%0: f32):
    "test.type_consumer"(%0) : (f32) -> ()
    "test.return"(%0) : (f32) -> ()
  }) : () -> ()
  return
}
