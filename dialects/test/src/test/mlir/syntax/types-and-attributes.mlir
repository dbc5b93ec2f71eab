// RUN: --mlir-version=19.1
// Aliases that the dialect suggests, types that mention themselves, and attributes with a syntax of their own.
"test.op"() {a = "alias_test:dot_in_name", b = "alias_test:trailing_digit", c = "alias_test:prefixed_symbol"} : () -> ()
"test.op"() : () -> tuple<!test.smpla, !test.smpla>
"test.op"() : () -> (!test.int<unsigned, 8>, !test.struct<{a, i32}, {b, f32}>, !test.cmpnd_a<1, !test.smpla, [5, 6]>)
"test.op"() : () -> (!test.test_rec<a, test_rec<b, test_type>>, !test.test_rec<c, test_rec<c>>)
"test.op"() : () -> !test.test_rec_alias<name, tuple<!test.test_rec_alias<name>, i32>>
"test.op"() : () -> (!test.dynamic_singleton, !test.dynamic_pair<i32, f64>, memref<!test.memref_element>)
"test.op"() {a = #test<enum first>, b = #test.bit_enum<read, write>, c = #test.custom_float<"fp80" : 2.>} : () -> ()
"test.op"() {a = #test.i64_elements<[1, 2]> : tensor<2xi64>, b = #test.attr_with_self_type_param : i32} : () -> ()
"test.op"() {a = #test.nested_polynomial<poly=<x**2 + 1>>, b = #test.conditional_alias<"hello">} : () -> ()
test.array_of_attr_op a = [begin 0 : index end], b = [0, 1], c = [a, b]
test.op_with_bit_enum_vbar <user|group> tag 1
