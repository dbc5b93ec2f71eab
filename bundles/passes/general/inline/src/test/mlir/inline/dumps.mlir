// RUN: --inline --mlir-print-ir-before-all --mlir-print-ir-module-scope --mlir-disable-threading 2>&1
// The pipelines that the inliner runs are seen; callables that are dead by then go at the end.
func.func private @g(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = arith.addi %a, %c0 : i32
  return %r : i32
}
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  %1 = call @g(%0) : (i32) -> i32
  return %1 : i32
}
module @inner {
  func.func private @k(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @h(%a: i32) -> i32 {
    %0 = call @k(%a) : (i32) -> i32
    return %0 : i32
  }
}
