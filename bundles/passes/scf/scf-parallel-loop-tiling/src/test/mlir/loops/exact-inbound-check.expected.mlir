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
        %2 = arith.addi %arg2, %arg1 : index
        %3 = arith.cmpi ult, %2, %c21 : index
        %4 = arith.andi %true, %3 : i1
        scf.if %4 {
          memref.store %1, %arg0[%1] : memref<?xindex>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
  func.func @unknown_step(%arg0: memref<?xindex>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg2, %c4 : index
    scf.parallel (%arg3) = (%c0) to (%arg1) step (%0) {
      scf.parallel (%arg4) = (%c0_0) to (%0) step (%arg2) {
        %1 = arith.addi %arg4, %arg3 : index
        %true = arith.constant true
        %2 = arith.addi %arg4, %arg3 : index
        %3 = arith.cmpi ult, %2, %arg1 : index
        %4 = arith.andi %true, %3 : i1
        scf.if %4 {
          memref.store %1, %arg0[%1] : memref<?xindex>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
  func.func @negative_bound(%arg0: memref<?xindex>, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c-4 = arith.constant -4 : index
    %c0 = arith.constant 0 : index
    %c4_0 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4_0 : index
    scf.parallel (%arg2) = (%c-4) to (%arg1) step (%0) {
      scf.parallel (%arg3) = (%c0) to (%0) step (%c1) {
        %1 = arith.addi %arg3, %arg2 : index
        %true = arith.constant true
        %2 = arith.muli %arg3, %c1 : index
        %3 = arith.addi %2, %arg2 : index
        %4 = arith.cmpi slt, %3, %arg1 : index
        %5 = arith.andi %true, %4 : i1
        scf.if %5 {
          %6 = arith.addi %1, %c4 : index
          memref.store %1, %arg0[%6] : memref<?xindex>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

