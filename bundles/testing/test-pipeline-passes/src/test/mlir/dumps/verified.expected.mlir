// -----// IR Dump After (anonymous namespace)::TestInvalidIRPass (test-pass-create-invalid-ir) //----- //
"func.func"() <{function_type = () -> (), sym_name = "generic_form"}> ({
  "test.any_attr_of_i32_str"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "generic_form"}> ({
    "test.any_attr_of_i32_str"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

