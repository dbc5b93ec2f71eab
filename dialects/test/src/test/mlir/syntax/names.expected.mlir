#loc = loc("place")
module {
  func.func @f(%arg0: i32) -> i32 {
    %x, %y = test.string_attr_pretty_name
    %first, %middle_results:2, %0 = "test.asm_interface_op"() : () -> (i32, i32, i32, i32)
    test.polyfor %i, %_25j {
      "test.use"(%i) : (index) -> ()
    }
    %1:2 = test.wrapping_region wraps "test.op"(%x) {a} : (i32) -> (i32, f32)
    %2:3 = test.parse_integer_literal : 3
    test.parse_wrapped_keyword foo.bar
    test.parse_b64 "AAAb"
    test.attr_with_loc("foo")
    test.custom_dimension_list_attr dimension_list = 4x?x5
    return %1#0 : i32
  }
}

