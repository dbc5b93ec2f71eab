// RUN: --arith-expand
// REFERENCE: negates the dividend, so the quotient of the smallest number has the wrong sign
func.func @ceil(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}
func.func @smallest() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant 3 : i32
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}
