!test_tuple = tuple<!test.smpla, !test.smpla>
!test_ui8_ = !test.int<unsigned, 8>
#_25test = "alias_test:prefixed_symbol"
#test2Ealias = "alias_test:dot_in_name"
#test_alias0_ = "alias_test:trailing_digit"
!name = !test.test_rec_alias<name, tuple<!test.test_rec_alias<name>, i32>>
module {
  "test.op"() {a = #test2Ealias, b = #test_alias0_, c = #_25test} : () -> ()
  %0 = "test.op"() : () -> !test_tuple
  %1:3 = "test.op"() : () -> (!test_ui8_, !test.struct<{a,i32}, {b,f32}>, !test.cmpnd_a<1, !test.smpla, [5, 6]>)
  %2:2 = "test.op"() : () -> (!test.test_rec<a, test_rec<b, test_type>>, !test.test_rec<c, test_rec<c>>)
  %3 = "test.op"() : () -> !name
  %4:3 = "test.op"() : () -> (!test.dynamic_singleton, !test.dynamic_pair<i32, f64>, memref<!test.memref_element>)
  "test.op"() {a = #test<enum first>, b = #test.bit_enum<read, write>, c = #test.custom_float<"fp80" : 2.000000e+00>} : () -> ()
  "test.op"() {a = #test.i64_elements<[1, 2]> : tensor<2xi64>, b = #test.attr_with_self_type_param : i32} : () -> ()
  "test.op"() {a = #test.nested_polynomial<poly = <1 + x**2>>, b = #test.conditional_alias<hello>} : () -> ()
  test.array_of_attr_op a = [ begin 0 : index end ], b = [0, 1], c = [a, b]
  test.op_with_bit_enum_vbar <user | group> tag 1 : i64
}

