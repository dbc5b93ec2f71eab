// RUN: --canonicalize --mlir-print-value-users
// A constant operand that is in its place at the end is set again: it becomes the latest use.
func.func @f(%c: i1, %x: i32) -> (i32, i32, i32) {
  %k = arith.constant 5 : i32
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %k : i32
  }
  %1 = arith.addi %0, %k : i32
  %2 = arith.muli %k, %0 : i32
  %3 = arith.subi %0, %k : i32
  return %1, %2, %3 : i32, i32, i32
}
