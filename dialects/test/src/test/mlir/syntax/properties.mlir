// RUN: --mlir-version=19.1
// Data that the reference keeps outside of attributes.
test.with_properties <{a = 32 : i64, array = array<i64: 1, 2, 3, 4>, b = "foo"}>
test.with_default_valued_properties <{a = 0 : i32}>
test.with_default_valued_properties <{a = 5 : i32}>
test.with_optional_properties <{b = 0 : i32}>
test.with_nice_properties "foo bar" is -3 {x}
test.with_wrapped_properties <{prop = "content"}>
test.with_properties_and_attr 16 <{rhs = 16 : i64}>
%sum = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
test.using_property_in_custom [1, 4, 20] {a = 1}
test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
test.using_property_ref_in_custom 1 + 4 = 5
"test.with_versioned_properties"() <{prop = {value1 = 3 : i32, value2 = 4 : i32}}> : () -> ()
