// RUN: --canonicalize --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
// Two conditions that become one: what is given where they do not hold is where the outer one is.
module {
  func.func @f(%c: i1 loc("c"), %d: i1 loc("d"), %a: i64 loc("a")) -> i64 {
    %0 = scf.if %c -> i64 {
      %1 = scf.if %d -> i64 {
        %2 = "test.op"() : () -> i64 loc("op")
        scf.yield %2 : i64 loc("then of inner")
      } else {
        scf.yield %a : i64 loc("else of inner")
      } loc("inner")
      scf.yield %1 : i64 loc("then of outer")
    } else {
      scf.yield %a : i64 loc("else of outer")
    } loc("outer")
    return %0 : i64 loc("return")
  } loc("function")
} loc("module")
