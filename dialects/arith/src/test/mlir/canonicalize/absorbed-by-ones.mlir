// RUN: --canonicalize --allow-unregistered-dialect
// The result is a new constant, which is placed first since the other one is unused before.
func.func @ones() -> (i32, i32) {
  %k = arith.constant 77 : i32
  %c = arith.constant -1 : i32
  %x = "test.op"() : () -> i32
  %0 = arith.ori %x, %c : i32
  return %k, %0 : i32, i32
}
// The result is the operand.
func.func @zeros() -> (i32, i32) {
  %k = arith.constant 77 : i32
  %c = arith.constant 0 : i32
  %x = "test.op"() : () -> i32
  %0 = arith.andi %x, %c : i32
  return %k, %0 : i32, i32
}
