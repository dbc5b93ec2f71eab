module {
  func.func @fold_one_loop(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg2, %c0 : index
    %1 = arith.addi %arg2, %arg1 : index
    %2 = arith.muli %1, %arg2 : index
    %3 = arith.muli %c1, %arg2 : index
    scf.for %arg3 = %0 to %2 step %3 {
      %4 = memref.load %arg0[%arg3] : memref<?xi32>
      %5 = arith.muli %4, %4 : i32
      memref.store %5, %arg0[%arg3] : memref<?xi32>
    }
    scf.for %arg3 = %c1 to %arg1 step %c1 {
      %c5 = arith.constant 5 : index
      %4 = arith.muli %c5, %arg3 : index
      memref.store %c4_i32, %arg0[%4] : memref<?xi32>
      %5 = arith.muli %4, %arg1 : index
      %6 = arith.muli %4, %c1 : index
      %7 = arith.addi %c0, %arg3 : index
      %8 = arith.addi %5, %arg3 : index
      scf.for %arg4 = %7 to %8 step %6 {
        memref.store %c4_i32, %arg0[%arg4] : memref<?xi32>
      }
    }
    scf.for %arg3 = %c1 to %arg1 step %c1 {
      %4 = arith.muli %arg3, %arg3 : index
      memref.store %c4_i32, %arg0[%4] : memref<?xi32>
    }
    return
  }
}

