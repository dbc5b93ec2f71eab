// RUN: --mlir-version=19.1 --test-wrap-scf-while-loop-in-zero-trip-check
// The condition is tested before the loop, and in the loop after the body.
func.func @f(%bound : i32, %m: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %0:2 = scf.while (%i = %c0) : (i32) -> (i32, i32) {
    %more = arith.cmpi slt, %i, %bound : i32
    %sum = arith.addi %bound, %c5 : i32
    scf.condition(%more) %i, %sum : i32, i32
  } do {
  ^bb0(%i: i32, %sum: i32):
    %next = arith.addi %i, %sum : i32
    memref.store %next, %m[] : memref<i32>
    scf.yield %next : i32
  }
  %1 = scf.while (%i = %c0) : (i32) -> i32 {
    %next = arith.addi %i, %c5 : i32
    %more = arith.cmpi slt, %next, %bound : i32
    scf.condition(%more) %next : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  return %1 : i32
}
