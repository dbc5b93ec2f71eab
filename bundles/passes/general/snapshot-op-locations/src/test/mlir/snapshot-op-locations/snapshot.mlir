// RUN: --mlir-version=19.1 --snapshot-op-locations="filename=- tag=later" --mlir-print-debuginfo
// The places of operations in the printed program are added to their locations.
module {
  func.func @f(%arg0: i1 loc("argument")) -> i1 {
    %0 = arith.xori %arg0, %arg0 : i1 loc("sum")
    %1 = scf.if %0 -> i1 {
      %2 = arith.constant true loc(fused["a", "b"])
      scf.yield %2 : i1 loc("end")
    } else {
      scf.yield %0 : i1 loc(unknown)
    } loc("if")
    return %1 : i1 loc("return")
  } loc("function")
} loc("module")
