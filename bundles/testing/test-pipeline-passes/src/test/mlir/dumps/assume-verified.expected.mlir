// -----// IR Dump After (anonymous namespace)::TestInvalidIRPass (test-pass-create-invalid-ir) //----- //
func.func @custom_form() {
  "test.any_attr_of_i32_str"() : () -> ()
  return
}

module {
  func.func @custom_form() {
    "test.any_attr_of_i32_str"() : () -> ()
    return
  }
}

