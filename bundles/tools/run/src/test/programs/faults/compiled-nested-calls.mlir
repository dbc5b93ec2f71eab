// RUN: --engine=compiled --max-calls=100
// Calls without end, by two functions.
func.func @even(%n: i64) -> i64 {
  %r = func.call @odd(%n) : (i64) -> i64 // expected: exceeds the limit of 100 nested calls
  return %r : i64
}

func.func @odd(%n: i64) -> i64 {
  %r = func.call @even(%n) : (i64) -> i64
  return %r : i64
}

func.func @main() -> i64 {
  %n = arith.constant 60 : i64
  %r = func.call @even(%n) : (i64) -> i64
  return %r : i64
}
