// RUN: --test-commutativity-utils
// Operands are sorted by what they are computed from.
func.func @test_small_pattern_1(%arg0 : i32) -> i32 {
  %0 = arith.constant 45 : i32
  %1 = "test.addi"(%arg0, %arg0): (i32, i32) -> i32
  %2 = arith.subi %0, %arg0 : i32
  %3 = arith.muli %2, %arg0 : i32
  %x = arith.muli %2, %3 : i32
  %4 = "test.y"(%1, %3) : (i32, i32) -> i32
  %y = arith.addi %4, %1 : i32
  %result = "test.op_large_commutative"(%0, %arg0, %2, %3, %4, %x, %y): (i32, i32, i32, i32, i32, i32, i32) -> i32
  %r2 = "test.op_large_commutative"(%4, %4, %3, %2, %1, %arg0, %0): (i32, i32, i32, i32, i32, i32, i32) -> i32
  %r3 = "test.op_commutative"(%y, %x, %result, %r2): (i32, i32, i32, i32) -> i32
  return %result : i32
}
