// RUN: --scf-for-to-while
// The induction variable is the first carried value.
func.func @s(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %arg1 step %c1 iter_args(%a = %arg2) -> i32 {
    %2 = memref.load %arg0[%i] : memref<?xi32>
    %3 = arith.muli %2, %a : i32
    scf.for %j = %i to %arg1 step %c1 {
      memref.store %a, %arg0[%j] : memref<?xi32>
    } {foo = 1}
    scf.yield %3 : i32
  } {bar}
  return %r : i32
}
