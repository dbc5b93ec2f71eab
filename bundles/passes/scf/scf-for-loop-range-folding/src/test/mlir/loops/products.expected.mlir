module {
  func.func @positive(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg2, %c1 : index
    %1 = arith.addi %arg2, %arg1 : index
    %c5 = arith.constant 5 : index
    %2 = arith.muli %0, %c5 : index
    %3 = arith.muli %1, %c5 : index
    %4 = arith.muli %c1, %c5 : index
    scf.for %arg3 = %2 to %3 step %4 {
      memref.store %c4_i32, %arg0[%arg3] : memref<?xi32>
    }
    return
  }
  func.func @unknown(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4_i32 = arith.constant 4 : i32
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %0 = arith.muli %arg3, %arg2 : index
      memref.store %c4_i32, %arg0[%0] : memref<?xi32>
    }
    return
  }
  func.func @negative(%arg0: memref<?xi32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4_i32 = arith.constant 4 : i32
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %c-1 = arith.constant -1 : index
      %0 = arith.muli %arg2, %c-1 : index
      %1 = arith.addi %0, %arg1 : index
      memref.store %c4_i32, %arg0[%1] : memref<?xi32>
    }
    return
  }
}

