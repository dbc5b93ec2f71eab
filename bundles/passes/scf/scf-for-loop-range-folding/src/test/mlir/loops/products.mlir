// RUN: --scf-for-loop-range-folding
// REFERENCE: does not multiply the lower bound, and multiplies the step by zero and negative numbers
func.func @positive(%m: memref<?xi32>, %n: index, %a: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  scf.for %i = %c1 to %n step %c1 {
    %c5 = arith.constant 5 : index
    %0 = arith.addi %a, %i : index
    %1 = arith.muli %0, %c5 : index
    memref.store %c4, %m[%1] : memref<?xi32>
  }
  return
}
func.func @unknown(%m: memref<?xi32>, %n: index, %a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.muli %i, %a : index
    memref.store %c4, %m[%0] : memref<?xi32>
  }
  return
}
func.func @negative(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %n step %c1 {
    %c-1 = arith.constant -1 : index
    %0 = arith.muli %i, %c-1 : index
    %1 = arith.addi %0, %n : index
    memref.store %c4, %m[%1] : memref<?xi32>
  }
  return
}
