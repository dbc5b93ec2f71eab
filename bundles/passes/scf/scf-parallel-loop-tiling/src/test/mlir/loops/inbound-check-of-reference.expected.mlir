module {
  func.func @step_of_two(%arg0: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c21 = arith.constant 21 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c2, %c4 : index
    scf.parallel (%arg1) = (%c0) to (%c21) step (%0) {
      scf.parallel (%arg2) = (%c0_0) to (%0) step (%c2) {
        %1 = arith.addi %arg2, %arg1 : index
        %true = arith.constant true
        %2 = arith.muli %arg2, %c2 : index
        %3 = arith.addi %2, %arg1 : index
        %4 = arith.cmpi ult, %3, %c21 : index
        %5 = arith.andi %true, %4 : i1
        scf.if %5 {
          memref.store %1, %arg0[%1] : memref<?xindex>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

