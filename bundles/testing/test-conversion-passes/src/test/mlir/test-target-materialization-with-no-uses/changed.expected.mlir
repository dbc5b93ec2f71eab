module {
  func.func @changed() {
    %0 = "test.type_producer"() : () -> i32
    %1 = "test.cast"(%0) : (i32) -> i64
    "test.type_consumer"(%1) : (i64) -> ()
    return
  }
}

