func.func @main() -> i32 {
  %a = arith.constant 5 : i32
  %z = arith.constant 0 : i32
  %v = arith.divsi %a, %z : i32 // expected: divides by zero
  return %v : i32
}
