// RUN: --strip-debuginfo --mlir-print-debuginfo
// Operations and block arguments lose their locations.
module {
  func.func @f(%a: i32 loc("arg")) -> i32 {
    cf.br ^next(%a : i32) loc("branch")
  ^next(%b: i32 loc("block")):
    %c = arith.addi %a, %b : i32 loc(fused["x", "y"])
    return %c : i32 loc(callsite("f" at "g.mlir":1:2))
  } loc("f.mlir":3:4)
} loc("module")
