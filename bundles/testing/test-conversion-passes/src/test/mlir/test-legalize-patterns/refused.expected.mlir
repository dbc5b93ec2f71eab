module {
  func.func @builder() {
    "test.region_builder"() : () -> ()
    "test.return"() : () -> ()
  }
}

// -----
module {
  func.func @undone(%arg0: i32) {
    "test.create_illegal_block"() : () -> ()
    "test.undo_block_arg_replace"() ({
    ^bb0(%arg1: i32):
      "test.return"(%arg1) : (i32) -> ()
    }) : () -> ()
    "test.undo_block_erase"() ({
      "test.return"() : () -> ()
    ^bb1:  // no predecessors
      "test.return"() : () -> ()
    }) : () -> ()
    "test.one_region_op"() ({
      %0 = "test.hoist_eligible_op"() : () -> i32
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.illegal_op_with_region_anchor"() : () -> ()
    test.with_properties <{a = 32 : i64, array = array<i64: 1, 2, 3, 4>, b = "foo"}> {modify_inplace}
    "test.return"() : () -> ()
  }
}

// -----
module {
  func.func @erased() -> i32 {
    %0 = "test.type_producer"() : () -> f64
    "test.blackhole"(%0) : (f64) -> ()
    "foo.use"(%0) : (f64) -> ()
    "test.return"() : () -> ()
  }
}

