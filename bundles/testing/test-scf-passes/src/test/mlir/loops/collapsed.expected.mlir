module {
  func.func @p(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : index
    %0 = arith.subi %arg1, %arg0 : index
    %1 = arith.ceildivsi %0, %arg3 : index
    %c7 = arith.constant 7 : index
    %2 = arith.ceildivsi %arg3, %c2 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %3 = arith.muli %c1_2, %1 : index
    %4 = arith.muli %3, %arg2 : index
    %5 = arith.muli %4, %c7 : index
    %6 = arith.muli %5, %2 : index
    scf.parallel (%arg5) = (%c0_0) to (%6) step (%c1_1) {
      %7 = arith.remsi %arg5, %arg2 : index
      %8 = arith.divsi %arg5, %arg2 : index
      %9 = arith.remsi %8, %c7 : index
      %10 = arith.divsi %8, %c7 : index
      %11 = arith.remsi %10, %1 : index
      %12 = arith.divsi %10, %1 : index
      %13 = arith.muli %12, %c2 : index
      %14 = arith.addi %9, %c2 : index
      %15 = arith.muli %11, %arg3 : index
      %16 = arith.addi %15, %arg0 : index
      "test.op"(%16, %7, %14, %13) : (index, index, index, index) -> ()
      scf.reduce 
    }
    return
  }
}

