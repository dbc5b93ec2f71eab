module {
  func.func @p(%arg0: index, %arg1: index, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %0 = arith.muli %c1, %c1_1 : index
    scf.parallel (%arg3) = (%c0) to (%arg1) step (%0) {
      scf.parallel (%arg4) = (%c0_0) to (%0) step (%c1) {
        %1 = arith.addi %arg4, %arg3 : index
        %true = arith.constant true
        %2 = arith.muli %arg4, %c1 : index
        %3 = arith.addi %2, %arg3 : index
        %4 = arith.cmpi ult, %3, %arg1 : index
        %5 = arith.andi %true, %4 : i1
        scf.if %5 {
          memref.store %cst, %arg2[%1] : memref<?xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

