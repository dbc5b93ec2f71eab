module {
  func.func @dynamic(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xindex>) {
    %0 = arith.subi %arg1, %arg0 : index
    %c0 = arith.constant 0 : index
    %1 = arith.maxsi %0, %c0 : index
    %c1 = arith.constant 1 : index
    %2 = arith.subi %arg2, %c1 : index
    %3 = arith.addi %1, %2 : index
    %4 = arith.divui %3, %arg2 : index
    %c2 = arith.constant 2 : index
    %5 = arith.remsi %4, %c2 : index
    %6 = arith.subi %4, %5 : index
    %7 = arith.muli %6, %arg2 : index
    %8 = arith.addi %arg0, %7 : index
    %9 = arith.muli %arg2, %c2 : index
    scf.for %arg4 = %arg0 to %8 step %9 {
      memref.store %arg4, %arg3[%arg4] : memref<?xindex>
      scf.for %arg5 = %arg0 to %arg1 step %arg2 {
        memref.store %arg5, %arg3[%arg4] : memref<?xindex>
      }
      %c1_0 = arith.constant 1 : index
      %10 = arith.muli %arg2, %c1_0 : index
      %11 = arith.addi %arg4, %10 : index
      memref.store %11, %arg3[%11] : memref<?xindex>
      scf.for %arg5 = %arg0 to %arg1 step %arg2 {
        memref.store %arg5, %arg3[%11] : memref<?xindex>
      }
    }
    scf.for %arg4 = %8 to %arg1 step %arg2 {
      memref.store %arg4, %arg3[%arg4] : memref<?xindex>
      scf.for %arg5 = %arg0 to %arg1 step %arg2 {
        memref.store %arg5, %arg3[%arg4] : memref<?xindex>
      }
    }
    return
  }
}

