// RUN: 
// Operations and types that the reference defines while it runs.
%0 = "test_dyn.one_result"() {a} : () -> !test.dynamic_pair<i32, f64>
%1 = "test.x"() {a = #test.dynamic_pair<3 : i32, #test.dynamic_singleton>} : () -> f32
%2:2 = "test.dynamic_one_operand_two_results"(%1) ({
}) {a} : (f32) -> (f64, !test.dynamic_custom_assembly_format<f32 : f64>)
"test.dynamic_generic"(%2#0, %1) ({
  "test.x"() : () -> ()
}) : (f64, f32) -> ()
test.dynamic_custom_parser_printer custom_keyword
"test.dynamic_custom_parser_printer"() {a} : () -> ()
%4 = "test.x"() : () -> !test.optional_value_type
%5 = "test.x"() : () -> !test.optional_value_type<3>
test.format_maybe_empty_type %4 : !test.optional_value_type
test.format_maybe_empty_type %5 : <3>
"test.op"() {attr = #test.conditional_alias<word>} : () -> ()
"test.op"() {attr = #test.conditional_alias<"two words">} : () -> ()
