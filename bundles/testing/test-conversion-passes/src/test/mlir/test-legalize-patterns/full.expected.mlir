notifyOperationInserted: test.type_producer, was unlinked
notifyOperationReplaced: test.type_producer
notifyOperationErased: test.type_producer
notifyOperationInserted: test.type_producer, was unlinked
notifyOperationReplaced: test.type_producer
notifyOperationErased: test.type_producer
notifyOperationInserted: test.type_consumer, was unlinked
notifyOperationReplaced: test.type_consumer
notifyOperationErased: test.type_consumer
module {
  func.func @full() {
    "foo.unknown"() {test.dynamically_legal} : () -> ()
    %0 = "test.type_producer"() : () -> f64
    "test.type_consumer"(%0) : (f64) -> ()
    builtin.module attributes {test.recursively_legal} {
      %1 = "test.illegal_op_f"() : () -> i32
    }
    "test.return"() : () -> ()
  }
}

