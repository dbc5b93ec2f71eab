// RUN: --scf-for-loop-range-folding=scale-lower-bound
// REFERENCE: has no such option: it does not multiply the lower bound
func.func @fold_one_loop(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %arg1 step %c1 {
    %0 = arith.addi %arg2, %i : index
    %1 = arith.muli %0, %arg2 : index
    %2 = memref.load %arg0[%1] : memref<?xi32>
    %3 = arith.muli %2, %2 : i32
    memref.store %3, %arg0[%1] : memref<?xi32>
  }
  scf.for %i = %c1 to %arg1 step %c1 {
    %c5 = arith.constant 5 : index
    %1 = arith.muli %c5, %i : index
    memref.store %c4, %arg0[%1] : memref<?xi32>
    scf.for %j = %c0 to %arg1 step %c1 {
      %2 = arith.muli %1, %j : index
      %3 = arith.addi %2, %i : index
      memref.store %c4, %arg0[%3] : memref<?xi32>
    }
  }
  scf.for %i = %c1 to %arg1 step %c1 {
    %1 = arith.muli %i, %i : index
    memref.store %c4, %arg0[%1] : memref<?xi32>
  }
  return
}
