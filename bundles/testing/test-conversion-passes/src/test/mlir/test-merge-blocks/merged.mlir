// RUN: -allow-unregistered-dialect -test-merge-blocks
// Blocks are merged with values for their arguments, and nested ones are inlined.
func.func @merge_blocks(%arg0: i32, %arg1: i32) {
  %0:2 = "test.merge_blocks"() ({
    "test.br"(%arg0, %arg1)[^bb1] : (i32, i32) -> ()
  ^bb1(%arg3: i32, %arg4: i32):
    "test.return"(%arg3, %arg4) : (i32, i32) -> ()
  }) : () -> (i32, i32)
  "test.return"(%0#0, %0#1) : (i32, i32) -> ()
}
func.func @inline() {
  "test.SingleBlockImplicitTerminator"() ({
    %0 = "test.type_producer"() : () -> i32
    "test.SingleBlockImplicitTerminator"() ({
      "test.type_consumer"(%0) : (i32) -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
