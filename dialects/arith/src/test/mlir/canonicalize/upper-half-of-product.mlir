// RUN: --mlir-version=19.1 --canonicalize
// The upper half of a product of extended numbers is one operation.
func.func @mulh(%a: i32, %b: i32) -> (i32, i32) {
  %c = arith.constant 32 : i64
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extsi %b : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrui %2, %c : i64
  %4 = arith.trunci %3 : i64 to i32
  %u0 = arith.extui %a : i32 to i64
  %u1 = arith.extui %b : i32 to i64
  %u2 = arith.muli %u0, %u1 : i64
  %u3 = arith.shrsi %u2, %c : i64
  %u4 = arith.trunci %u3 : i64 to i32
  return %4, %u4 : i32, i32
}
