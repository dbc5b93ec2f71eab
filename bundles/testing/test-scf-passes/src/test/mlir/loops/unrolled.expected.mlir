module {
  func.func @dynamic(%arg0: index, %arg1: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?xindex>
    %0 = arith.subi %dim, %c0 : index
    %c1 = arith.constant 1 : index
    %1 = arith.subi %arg0, %c1 : index
    %2 = arith.addi %0, %1 : index
    %3 = arith.divui %2, %arg0 : index
    %c2 = arith.constant 2 : index
    %4 = arith.remsi %3, %c2 : index
    %5 = arith.subi %3, %4 : index
    %6 = arith.muli %5, %arg0 : index
    %7 = arith.addi %c0, %6 : index
    %8 = arith.muli %arg0, %c2 : index
    scf.for %arg2 = %c0 to %7 step %8 {
      memref.store %arg2, %arg1[%arg2] : memref<?xindex>
      scf.for %arg3 = %c0 to %dim step %arg0 {
        memref.store %arg3, %arg1[%arg2] : memref<?xindex>
      }
      %c1_0 = arith.constant 1 : index
      %9 = arith.muli %arg0, %c1_0 : index
      %10 = arith.addi %arg2, %9 : index
      memref.store %10, %arg1[%10] : memref<?xindex>
      scf.for %arg3 = %c0 to %dim step %arg0 {
        memref.store %arg3, %arg1[%10] : memref<?xindex>
      }
    }
    scf.for %arg2 = %7 to %dim step %arg0 {
      memref.store %arg2, %arg1[%arg2] : memref<?xindex>
      scf.for %arg3 = %c0 to %dim step %arg0 {
        memref.store %arg3, %arg1[%arg2] : memref<?xindex>
      }
    }
    return
  }
  func.func @static(%arg0: memref<?xi32>, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c19 = arith.constant 19 : index
    %c18 = arith.constant 18 : index
    %c6 = arith.constant 6 : index
    %c18_0 = arith.constant 18 : index
    %c6_1 = arith.constant 6 : index
    %0 = scf.for %arg2 = %c0 to %c18_0 step %c6_1 iter_args(%arg3 = %arg1) -> (i32) {
      %4 = arith.muli %arg3, %arg3 : i32
      memref.store %4, %arg0[%arg2] : memref<?xi32>
      %c1_4 = arith.constant 1 : index
      %5 = arith.muli %c3, %c1_4 : index
      %6 = arith.addi %arg2, %5 : index
      %7 = arith.muli %4, %4 : i32
      memref.store %7, %arg0[%6] : memref<?xi32>
      scf.yield %7 : i32
    }
    %1 = arith.muli %0, %0 : i32
    memref.store %1, %arg0[%c18_0] : memref<?xi32>
    %c6_2 = arith.constant 6 : index
    scf.for %arg2 = %c0 to %c18 step %c6_2 {
      memref.store %arg1, %arg0[%arg2] : memref<?xi32>
      %c1_4 = arith.constant 1 : index
      %4 = arith.muli %c3, %c1_4 : index
      %5 = arith.addi %arg2, %4 : index
      memref.store %arg1, %arg0[%5] : memref<?xi32>
    }
    %c6_3 = arith.constant 6 : index
    memref.store %arg1, %arg0[%c0] : memref<?xi32>
    %c1 = arith.constant 1 : index
    %2 = arith.muli %c3, %c1 : index
    %3 = arith.addi %c0, %2 : index
    memref.store %arg1, %arg0[%3] : memref<?xi32>
    scf.for %arg2 = %c0 to %c18 step %c3 {
    }
    return %1 : i32
  }
}

