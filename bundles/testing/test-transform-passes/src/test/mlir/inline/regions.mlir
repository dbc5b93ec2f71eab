// RUN: --test-inline
// Regions that are values are inlined where they are called.
func.func @inline_region() -> i32 {
  %fn = "test.functional_region_op"() ({
  ^bb0(%a : i32):
    %b = arith.addi %a, %a : i32
    "test.return"(%b) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  %arg = arith.constant 10 : i32
  %0 = call_indirect %fn(%arg) : (i32) -> i32
  return %0 : i32
}
func.func @two_calls(%arg: i32) -> i32 {
  %fn = "test.functional_region_op"() ({
  ^bb0(%a : i32):
    %b = arith.addi %a, %a : i32
    "test.return"(%b) : (i32) -> ()
  }) : () -> ((i32) -> i32)
  %0 = call_indirect %fn(%arg) : (i32) -> i32
  %1 = call_indirect %fn(%0) : (i32) -> i32
  return %1 : i32
}
func.func @other_arguments(%arg: i32) -> i32 {
  %fn = "test.functional_region_op"() ({
    "test.return"() : () -> ()
  }) : () -> ((i32) -> i32)
  %0 = call_indirect %fn(%arg) : (i32) -> i32
  return %0 : i32
}
