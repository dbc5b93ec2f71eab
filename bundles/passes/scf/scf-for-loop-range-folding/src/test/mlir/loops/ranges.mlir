// RUN: --scf-for-loop-range-folding
// VALIDATION: a bound and the number that is added to it overflow near the largest index, as in MLIR
// Additions of a variable become part of the bounds; a product with another variable and a square do not.
func.func @additions(%m: memref<?xi32>, %n: index, %a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addi %a, %i : index
    %1 = arith.addi %0, %c5 : index
    %2 = memref.load %m[%1] : memref<?xi32>
    %3 = arith.muli %2, %2 : i32
    memref.store %3, %m[%1] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    scf.for %j = %c1 to %n step %c1 {
      %0 = arith.addi %i, %j : index
      memref.store %x, %m[%0] : memref<?xi32>
    }
  }
  return
}
func.func @square(%m: memref<?xi32>, %n: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  scf.for %i = %c1 to %n step %c1 {
    %0 = arith.muli %i, %i : index
    memref.store %c4, %m[%0] : memref<?xi32>
  }
  return
}
func.func @cast(%m: memref<i32>, %n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %0 = arith.index_cast %i : index to i32
    memref.store %0, %m[] : memref<i32>
  }
  return
}
