// RUN: -test-remapped-value
// Patterns receive the values that stand for the operands, also where the definition is converted after its use.
func.func @doubled(%arg0: i32) {
  %0 = "test.one_variadic_out_one_variadic_in1"(%arg0) : (i32) -> i32
  %1 = "test.one_variadic_out_one_variadic_in1"(%0) : (i32) -> i32
  "test.return"() : () -> ()
}
func.func @inlined() {
  %0 = "test.remapped_value_region"() ({
    %1 = "test.type_producer"() : () -> f32
    "test.return"(%1) : (f32) -> ()
  }) : () -> f32
  "test.type_consumer"(%0) : (f32) -> ()
  "test.return"() : () -> ()
}
