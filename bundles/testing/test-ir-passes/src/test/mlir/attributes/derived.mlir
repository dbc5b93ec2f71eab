// RUN: --verify-diagnostics --test-derived-attr
// Attributes that follow from the type of a result.
func.func @f() {
  // expected-remark@below {{element_dtype = f32}}
  // expected-remark@below {{num_elements = 0 : i32}}
  %0 = "test.derived_type_attr"() : () -> tensor<4x?xf32>
  // expected-remark@below {{element_dtype = index}}
  // expected-remark@below {{num_elements = 6 : i32}}
  %1 = "test.derived_type_attr"() : () -> tensor<2x3xindex>
  return
}
