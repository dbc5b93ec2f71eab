notifyOperationInserted: test.legal_op_a, was unlinked
notifyOperationReplaced: test.illegal_op_a
notifyOperationModified: test.return
notifyOperationErased: test.illegal_op_a
notifyOperationInserted: test.type_producer, was unlinked
notifyOperationReplaced: test.type_producer
notifyOperationErased: test.type_producer
notifyOperationInserted: test.type_producer, was unlinked
notifyOperationReplaced: test.type_producer
notifyOperationErased: test.type_producer
notifyOperationInserted: test.type_consumer, was unlinked
notifyOperationReplaced: test.type_consumer
notifyOperationErased: test.type_consumer
notifyOperationReplaced: test.drop_region_op
notifyOperationErased: test.illegal_op_f
notifyOperationErased: test.return
notifyOperationErased: test.drop_region_op
notifyBlockInserted into unknown op: was unlinked
notifyOperationInserted: test.invalid, was unlinked
notifyOperationReplaced: test.region
notifyOperationErased: test.invalid
notifyOperationErased: test.region
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.invalid, was linked, exact position unknown
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.valid, was unlinked
notifyOperationReplaced: test.invalid
notifyOperationErased: test.invalid
notifyBlockInserted into unknown op: was linked
notifyOperationReplaced: test.region
notifyOperationErased: test.region
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.invalid, was linked, exact position unknown
notifyBlockErased
notifyOperationInserted: test.valid, was unlinked
notifyOperationReplaced: test.invalid
notifyOperationErased: test.invalid
module {
  func.func @a(%arg0: i32) -> i32 {
    %0 = "test.legal_op_a"() <{status = "Success"}> : () -> i32
    %1 = "test.type_producer"() : () -> f64
    "test.type_consumer"(%1) : (f64) -> ()
    "test.return"(%0) : (i32) -> ()
  ^bb1(%2: f64):  // no predecessors
    "test.valid"(%2) : (f64) -> ()
  ^bb2(%3: f64):  // no predecessors
    "test.valid"(%3) : (f64) -> ()
  }
}

