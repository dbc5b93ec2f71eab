module {
  func.func @additions(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = arith.addi %arg2, %c0 : index
    %1 = arith.addi %arg2, %arg1 : index
    %2 = arith.addi %0, %c5 : index
    %3 = arith.addi %1, %c5 : index
    scf.for %arg3 = %2 to %3 step %c1 {
      %4 = memref.load %arg0[%arg3] : memref<?xi32>
      %5 = arith.muli %4, %4 : i32
      memref.store %5, %arg0[%arg3] : memref<?xi32>
    }
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %4 = arith.index_cast %arg3 : index to i32
      %5 = arith.addi %arg3, %c1 : index
      %6 = arith.addi %arg3, %arg1 : index
      scf.for %arg4 = %5 to %6 step %c1 {
        memref.store %4, %arg0[%arg4] : memref<?xi32>
      }
    }
    return
  }
  func.func @square(%arg0: memref<?xi32>, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c4_i32 = arith.constant 4 : i32
    scf.for %arg2 = %c1 to %arg1 step %c1 {
      %0 = arith.muli %arg2, %arg2 : index
      memref.store %c4_i32, %arg0[%0] : memref<?xi32>
    }
    return
  }
  func.func @cast(%arg0: memref<i32>, %arg1: index) {
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c1 to %arg1 step %c1 {
      %0 = arith.index_cast %arg2 : index to i32
      memref.store %0, %arg0[] : memref<i32>
    }
    return
  }
}

