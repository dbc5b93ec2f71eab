// RUN: --test-lazy-loading
// The regions of each isolated operation are read when it is asked for, outer ones first.

func.func @constant() -> i32 {
  %0 = arith.constant 10 : i32
  return %0 : i32
}

module @outer {
  module @inner {}
  func.func private @declaration()
}
