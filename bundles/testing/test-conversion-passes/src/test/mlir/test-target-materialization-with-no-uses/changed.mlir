// RUN: -test-target-materialization-with-no-uses
// The operand of the second operation is cast to the converted type of the first one's result.
func.func @changed() {
  %0 = "test.type_producer"() : () -> i32
  %1 = "test.type_changer"(%0) : (i32) -> i16
  %2 = "test.type_changer"(%1) : (i16) -> i64
  "test.type_consumer"(%2) : (i64) -> ()
  return
}
