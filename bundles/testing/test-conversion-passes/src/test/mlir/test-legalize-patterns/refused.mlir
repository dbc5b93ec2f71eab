// RUN: --mlir-version=19.1 -allow-unregistered-dialect -test-legalize-patterns -split-input-file -verify-diagnostics
// What patterns have changed is undone if an operation that they create cannot be legalized.
// expected-remark@+1 {{applyPartialConversion failed}}
builtin.module {
  func.func @builder() {
    // expected-error@+1 {{failed to legalize operation 'test.region_builder' that was explicitly marked illegal}}
    "test.region_builder"() : () -> ()
    "test.return"() : () -> ()
  }
}

// -----

func.func @undone(%arg0: i32) {
  // expected-remark@+1 {{op 'test.create_illegal_block' is not legalizable}}
  "test.create_illegal_block"() : () -> ()
  // expected-remark@+1 {{op 'test.undo_block_arg_replace' is not legalizable}}
  "test.undo_block_arg_replace"() ({
  ^bb0(%i0: i32):
    "test.return"(%i0) : (i32) -> ()
  }) : () -> ()
  // expected-remark@+1 {{op 'test.undo_block_erase' is not legalizable}}
  "test.undo_block_erase"() ({
    "test.return"() : () -> ()
  ^bb1:
    "test.return"() : () -> ()
  }) : () -> ()
  "test.one_region_op"() ({
    // expected-remark@+1 {{op 'test.hoist_eligible_op' is not legalizable}}
    %0 = "test.hoist_eligible_op"() : () -> i32
    "test.finish"() : () -> ()
  }) : () -> ()
  // expected-remark@+1 {{op 'test.illegal_op_with_region_anchor' is not legalizable}}
  "test.illegal_op_with_region_anchor"() : () -> ()
  // expected-remark@+1 {{op 'test.with_properties' is not legalizable}}
  "test.with_properties"() <{a = 32 : i64, array = array<i64: 1, 2, 3, 4>, b = "foo", c = "bar", flag = true}> {modify_inplace} : () -> ()
  "test.return"() : () -> ()
}

// -----

// expected-remark@+1 {{applyPartialConversion failed}}
builtin.module {
  func.func @erased() -> i32 {
    // expected-error@+1 {{failed to legalize operation 'test.type_producer' marked as erased}}
    %0 = "test.type_producer"() : () -> f64
    "test.blackhole"(%0) : (f64) -> ()
    // expected-remark@+2 {{op 'foo.use' is not legalizable}}
    // expected-note@+1 {{found live user of result #0}}
    "foo.use"(%0) : (f64) -> ()
    "test.return"() : () -> ()
  }
}
