// RUN: --mlir-version=19.1 -allow-unregistered-dialect -test-legalize-patterns
// Operations are replaced, moved and folded until all are legal; the notifications come in the order of the changes.
func.func @a(%arg0: i32) -> i32 {
  %0 = "test.illegal_op_a"() : () -> (i32)
  %result = "test.type_producer"() : () -> i32
  "test.type_consumer"(%result) : (i32) -> ()
  "test.drop_region_op"() ({
    %ignored = "test.illegal_op_f"() : () -> (i32)
    "test.return"() : () -> ()
  }) : () -> ()
  "test.region"() ({
    ^bb1(%i0: i64):
      "test.invalid"(%i0) : (i64) -> ()
  }) {legalizer.should_clone} : () -> ()
  "test.region"() ({
    ^bb1(%i0: i64):
      "test.invalid"(%i0) : (i64) -> ()
  }) : () -> ()
  "test.return"(%0) : (i32) -> ()
}
