module {
  func.func @merge_blocks(%arg0: i32, %arg1: i32) {
    %0:2 = "test.merge_blocks"() ({
      "test.return"(%arg0, %arg1) : (i32, i32) -> ()
    }) : () -> (i32, i32)
    "test.return"(%0#0, %0#1) : (i32, i32) -> ()
  }
  func.func @inline() {
    "test.SingleBlockImplicitTerminator"() ({
      %0 = "test.type_producer"() : () -> i32
      "test.type_consumer"(%0) : (i32) -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.return"() : () -> ()
  }
}

