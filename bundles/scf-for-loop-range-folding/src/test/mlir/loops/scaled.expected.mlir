module {
  func.func @fold_one_loop(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg2, %c0 : index
    %1 = arith.addi %arg2, %arg1 : index
    %2 = arith.muli %0, %arg2 : index
    %3 = arith.muli %1, %arg2 : index
    %4 = arith.muli %c1, %arg2 : index
    scf.for %arg3 = %2 to %3 step %4 {
      %5 = memref.load %arg0[%arg3] : memref<?xi32>
      %6 = arith.muli %5, %5 : i32
      memref.store %6, %arg0[%arg3] : memref<?xi32>
    }
    scf.for %arg3 = %c1 to %arg1 step %c1 {
      %c5 = arith.constant 5 : index
      %5 = arith.muli %c5, %arg3 : index
      memref.store %c4_i32, %arg0[%5] : memref<?xi32>
      %6 = arith.muli %5, %c0 : index
      %7 = arith.muli %5, %arg1 : index
      %8 = arith.muli %5, %c1 : index
      %9 = arith.addi %6, %arg3 : index
      %10 = arith.addi %7, %arg3 : index
      scf.for %arg4 = %9 to %10 step %8 {
        memref.store %c4_i32, %arg0[%arg4] : memref<?xi32>
      }
    }
    scf.for %arg3 = %c1 to %arg1 step %c1 {
      %5 = arith.muli %arg3, %arg3 : index
      memref.store %c4_i32, %arg0[%5] : memref<?xi32>
    }
    return
  }
}

