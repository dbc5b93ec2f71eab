notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.return, was linked, exact position unknown
notifyBlockErased
notifyOperationModified: func.func
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.invalid, was linked, exact position unknown
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.valid, was unlinked
notifyOperationReplaced: test.invalid
notifyOperationErased: test.invalid
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: func.call, was linked, exact position unknown
notifyOperationInserted: test.return, was linked, exact position unknown
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: func.call, was unlinked
notifyOperationReplaced: func.call
notifyOperationErased: func.call
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: test.return
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.return, was unlinked
notifyOperationReplaced: test.return
notifyOperationErased: test.return
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: work, was linked, exact position unknown
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: work
notifyBlockErased
notifyOperationModified: func.func
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: test.return
notifyBlockErased
notifyOperationModified: func.func
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.invalid, was linked, exact position unknown
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.valid, was unlinked
notifyOperationReplaced: test.invalid
notifyOperationErased: test.invalid
notifyOperationInserted: test.valid, was unlinked
notifyOperationReplaced: test.invalid
notifyOperationErased: test.invalid
notifyBlockInserted into unknown op: was linked
notifyOperationReplaced: test.region
notifyOperationErased: test.region
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.invalid, was linked, exact position unknown
notifyOperationModified: test.invalid
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.valid, was unlinked
notifyOperationReplaced: test.invalid
notifyOperationErased: test.invalid
notifyBlockInserted into unknown op: was unlinked
notifyOperationInserted: test.invalid, was unlinked
notifyOperationReplaced: test.region
notifyOperationErased: test.invalid
notifyOperationErased: test.region
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.invalid, was linked, exact position unknown
notifyOperationModified: test.invalid
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.valid, was unlinked
notifyOperationReplaced: test.invalid
notifyOperationErased: test.invalid
notifyBlockInserted into test.drop_region_op: was unlinked
notifyOperationInserted: test.invalid, was linked, exact position unknown
notifyOperationModified: test.invalid
notifyBlockErased
notifyOperationReplaced: test.drop_region_op
notifyOperationErased: builtin.unrealized_conversion_cast
notifyOperationErased: builtin.unrealized_conversion_cast
notifyOperationErased: builtin.unrealized_conversion_cast
notifyOperationErased: builtin.unrealized_conversion_cast
notifyOperationErased: builtin.unrealized_conversion_cast
notifyOperationErased: builtin.unrealized_conversion_cast
notifyOperationErased: test.invalid
notifyOperationErased: test.drop_region_op
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: work, was linked, exact position unknown
notifyOperationInserted: work, was linked, exact position unknown
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: work
notifyBlockErased
notifyOperationModified: func.func
notifyOperationReplaced: test.rewrite
notifyOperationModified: test.rewrite
notifyOperationErased: test.rewrite
notifyOperationReplaced: test.rewrite
notifyOperationModified: func.return
notifyOperationErased: test.rewrite
notifyOperationReplaced: test.op_with_region_fold
notifyOperationModified: func.return
notifyOperationErased: foo.op_with_region_terminator
notifyOperationErased: test.op_with_region_fold
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.finish, was unlinked
notifyOperationReplaced: test.create_block
notifyOperationErased: test.create_block
notifyOperationModified: test.recursive_rewrite
notifyOperationModified: test.recursive_rewrite
notifyOperationModified: test.recursive_rewrite
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.type_producer, was linked, exact position unknown
notifyOperationInserted: test.type_consumer, was linked, exact position unknown
notifyOperationInserted: test.return, was linked, exact position unknown
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.type_producer, was unlinked
notifyOperationReplaced: test.type_producer
notifyOperationErased: test.type_producer
notifyOperationInserted: test.type_producer, was unlinked
notifyOperationReplaced: test.type_producer
notifyOperationErased: test.type_producer
notifyOperationInserted: test.type_consumer, was unlinked
notifyOperationReplaced: test.type_consumer
notifyOperationErased: test.type_consumer
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.cast, was linked, exact position unknown
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: test.return
notifyOperationModified: test.cast
notifyBlockErased
notifyOperationModified: func.func
notifyOperationReplaced: test.blackhole
notifyOperationErased: test.blackhole
notifyOperationReplaced: test.type_producer
notifyOperationErased: test.type_producer
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: foo.br, was linked, exact position unknown
notifyOperationModified: foo.br
notifyOperationModified: foo.br
notifyBlockErased
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: foo.br
notifyBlockErased
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: foo.br, was linked, exact position unknown
notifyOperationModified: foo.br
notifyBlockErased
notifyOperationModified: func.func
notifyOperationModified: func.func
notifyOperationInserted: test.cast, was unlinked
notifyOperationInserted: test.cast, was unlinked
notifyOperationInserted: test.cast, was unlinked
notifyOperationInserted: test.cast, was unlinked
notifyOperationInserted: test.cast, was unlinked
notifyOperationInserted: test.cast, was unlinked
notifyOperationInserted: test.cast, was unlinked
notifyOperationInserted: test.cast, was unlinked
module {
  func.func @remap_input_1_to_0() {
    "test.return"() : () -> ()
  }
  func.func @remap_input_1_to_1(%arg0: f64) {
    "test.valid"(%arg0) : (f64) -> ()
  }
  func.func @remap_call_1_to_1(%arg0: f64) {
    call @remap_input_1_to_1(%arg0) : (f64) -> ()
    "test.return"() : () -> ()
  }
  func.func @remap_input_1_to_N(%arg0: f16, %arg1: f16) -> (f16, f16) {
    "test.return"(%arg0, %arg1) : (f16, f16) -> ()
  }
  func.func @remap_input_1_to_N_remaining_use(%arg0: f16, %arg1: f16) {
    %0 = "test.cast"(%arg0, %arg1) : (f16, f16) -> f32
    "work"(%0) : (f32) -> ()
    "test.return"() : () -> ()
  }
  func.func @remap_materialize_1_to_1(%arg0: i43) {
    %0 = "test.cast"(%arg0) : (i43) -> i42
    "test.return"(%0) : (i42) -> ()
  }
  func.func @remap_input_to_self(%arg0: index) {
    "test.return"(%arg0) : (index) -> ()
  }
  func.func @remap_multi(%arg0: f64, %arg1: f64) -> (f64, f64) {
    "test.valid"(%arg0, %arg1) : (f64, f64) -> ()
  }
  func.func @no_remap_nested() {
    "foo.region"() ({
    ^bb0(%arg0: i64, %arg1: i16, %arg2: i64):
      "test.valid"(%arg0, %arg2) : (i64, i64) -> ()
    }) : () -> ()
    "test.return"() : () -> ()
  }
  func.func @remap_moved_region_args() {
    "test.return"() : () -> ()
  ^bb1(%0: f64, %1: f64, %2: f16, %3: f16):  // no predecessors
    %4 = "test.cast"(%2, %3) : (f16, f16) -> f32
    "test.valid"(%0, %1, %4) : (f64, f64, f32) -> ()
  }
  func.func @remap_cloned_region_args() {
    "test.return"() : () -> ()
  ^bb1(%0: f64, %1: f64, %2: f16, %3: f16):  // no predecessors
    %4 = "test.cast"(%2, %3) : (f16, f16) -> f32
    "test.valid"(%0, %1, %4) : (f64, f64, f32) -> ()
  }
  func.func @remap_drop_region() {
    "test.return"() : () -> ()
  }
  func.func @dropped_input_in_use(%arg0: f64) {
    %0 = "test.cast"() : () -> i16
    "work"(%0) : (i16) -> ()
    "work"() : () -> ()
    "test.return"() : () -> ()
  }
  func.func @up_to_date_replacement(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @remove_foldable_op(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @create_block() {
    return
  ^bb1(%0: i32, %1: i32):  // no predecessors
    "test.finish"() : () -> ()
  }
  func.func @bounded_recursion() {
    test.recursive_rewrite 0
    "test.return"() : () -> ()
  }
  func.func @typemat(%arg0: f64) {
    %0 = "test.type_producer"() : () -> f64
    "test.type_consumer"(%0) : (f64) -> ()
    "test.return"() : () -> ()
  }
  func.func @pair(%arg0: f64) -> (f64, f64) {
    %0 = "test.cast"(%arg0) : (f64) -> i64
    %1 = "test.cast"(%0) : (i64) -> i64
    "test.return"(%1, %0) : (i64, i64) -> ()
  }
  func.func @blackhole2() {
    "test.return"() : () -> ()
  }
  func.func @multi(%arg0: f64) {
    %0 = "test.cast"(%arg0) : (f64) -> i64
    "foo.br"(%0)[^bb1] : (i64) -> ()
  ^bb1(%1: f64):  // pred: ^bb0
    %2 = "test.cast"(%1) : (f64) -> i64
    "foo.br"(%2)[^bb2] : (i64) -> ()
  ^bb2(%3: f16, %4: f16):  // pred: ^bb1
    "test.return"() : () -> ()
  }
  func.func private @ext(f64, f16, f16) -> (i43, f64)
}

