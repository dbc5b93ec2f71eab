// RUN: --mlir-version=19.1 --inline=default-pipeline= --mlir-print-debuginfo --mlir-print-local-scope
// Without simplifying. Locations tell from where the operations were called.
module {
  func.func @abs(%a: i32 loc("a"), %c: i1 loc("c")) -> i32 {
    cf.cond_br %c, ^bb1(%a : i32), ^bb2 loc("branch")
  ^bb1(%b: i32 loc("b")):
    %m = arith.addi %b, %a : i32 loc("add")
    return %m : i32 loc("return1")
  ^bb2:
    return %a : i32 loc("return2")
  } loc("abs")
  func.func @f(%a: i32 loc("a"), %c: i1 loc("c")) -> i32 {
    %1 = call @abs(%a, %c) : (i32, i1) -> i32 loc("call1")
    %2 = call @abs(%1, %c) : (i32, i1) -> i32 loc(unknown)
    return %2 : i32 loc("return")
  } loc("f")
} loc("module")
