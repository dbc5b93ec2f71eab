// RUN: --verify-diagnostics --split-input-file
// Errors of operations that the reference defines while it runs, and remarks of verifiers.
// expected-error@below {{'test.dynamic_one_operand_two_results' op expected 1 operand, but had 0}}
"test.dynamic_one_operand_two_results"() : () -> ()
// -----
%0 = "test.x"() : () -> i32
// expected-error@below {{'test.dynamic_one_operand_two_results' op expected 2 results, but had 1}}
%1 = "test.dynamic_one_operand_two_results"(%0) : (i32) -> i32
// -----
// expected-error@below {{expected a single result, no operands and no regions}}
%0 = "test_dyn.one_result"() ({}) : () -> i32
// -----
// expected-error@below {{expected 'custom_keyword'}}
test.dynamic_custom_parser_printer foo
// -----
// expected-error@below {{operation should have no operands and no results}}
%0 = "test.dynamic_custom_parser_printer"() : () -> i32
// -----
%0 = "test.x"() : () -> i32
// expected-remark@below {{success run of verifier}}
// expected-remark@below {{success run of region verifier}}
"test.verifiers"(%0) ({
  "test.x"() : () -> ()
}) : (i32) -> ()
