// RUN: 
// Names of results and of arguments, and texts that depend on them.
func.func @f(%a: i32) -> i32 {
  %x, %y = test.string_attr_pretty_name
  %r:4 = "test.asm_interface_op"() : () -> (i32, i32, i32, i32)
  "test.polyfor"() ({
  ^bb0(%i: index, %j: i32):
    "test.use"(%i) : (index) -> ()
  }) {arg_names = ["i", "%j"]} : () -> ()
  %0:2 = test.wrapping_region wraps "test.op"(%x) {a} : (i32) -> (i32, f32)
  %1:3 = test.parse_integer_literal : 3
  test.parse_wrapped_keyword foo.bar
  test.parse_b64 "AAAb"
  test.attr_with_loc("foo" loc("place"))
  test.custom_dimension_list_attr dimension_list = 4x?x5
  return %0#0 : i32
}
